#!/bin/sh
# Whole process of `keyplan plan samples/school/spec.yaml`, as users feel it: from the start of the process to its end.
# Prints medians in milliseconds. Usage: bench/startup/run.sh [RUNS], 21 by default; needs python3 for its clock.
set -eu
cd "$(dirname "$0")/../.."
runs=${1:-21}
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT

./keyplan plan samples/school/spec.yaml >/dev/null
javac -d "$classes" bench/startup/Hello.java
java -version 2>&1 | sed -n 's/.*/# &/p' | head -n 1
python3 bench/startup/measure.py "$runs" "$classes"
