"""Times whole processes, interleaved so that a busy moment touches all alike. See run.sh."""

import os
import statistics
import subprocess
import sys
import time


def milliseconds(command):
    started = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return (time.perf_counter() - started) * 1000


def main(runs, classes):
    plan = ["plan", "samples/school/spec.yaml"]
    commands = {
        "`java -jar planner/target/keyplan.jar`": ["java", "-jar", "planner/target/keyplan.jar", *plan],
        "`./keyplan` (archive and flags)": ["./keyplan", *plan],
        "JVM hello world": ["java", "-cp", classes, "Hello"],
    }
    times = {name: [] for name in commands}
    for command in commands.values():
        milliseconds(command)
    for _ in range(runs):
        for name, command in commands.items():
            times[name].append(milliseconds(command))
    print(f"# {runs} interleaved runs of each, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print("| process | median | fastest |")
    print("|---|---|---|")
    for name, measured in times.items():
        print(f"| {name} | {statistics.median(measured):.0f} ms | {min(measured):.0f} ms |")


main(int(sys.argv[1]), sys.argv[2])
