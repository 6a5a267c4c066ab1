"""Counts the tests in folders of JUnit reports. Fails on a skipped or failed test, and on a folder with none."""

import pathlib
import sys
import xml.etree.ElementTree as ElementTree


def cases(folder):
    return [
        case
        for report in sorted(pathlib.Path(folder).glob("TEST-*.xml"))
        for case in ElementTree.parse(report).getroot().iter("testcase")
    ]


def named(case):
    return f"{case.get('classname')}.{case.get('name')}"


def main(folders):
    passed, failed, skipped, empty = 0, [], [], []
    for folder in folders:
        found = cases(folder)
        if not found:
            empty.append(folder)
        for case in found:
            if case.find("skipped") is not None:
                skipped.append(named(case))
            elif case.find("failure") is not None or case.find("error") is not None:
                failed.append(named(case))
            else:
                passed += 1
    for folder in empty:
        print(f"no test ran: {folder}")
    for name in skipped:
        print(f"skipped: {name}")
    for name in failed:
        print(f"failed: {name}")
    print(f"{passed} passed, {len(failed)} failed, {len(skipped)} skipped")
    return 1 if empty or skipped or failed else 0


sys.exit(main(sys.argv[1:]))
