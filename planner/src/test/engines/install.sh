#!/bin/sh
# Installs the DynamoDB engines that the integration tests start, from the lock file beside this script.
# Without npm it says so and succeeds, and the tests that need an engine are skipped; with CI=true it fails.
set -eu
cd "$(dirname "$0")"

if ! command -v npm >/dev/null 2>&1; then
  echo "engines: npm is not installed, so the tests that need an engine cannot run; install Node.js 20 or newer with npm" >&2
  [ "${CI:-}" != true ]
  exit
fi

installed=node_modules/.installed-from.json
if cmp -s package-lock.json "$installed"; then
  exit 0
fi
npm ci --no-audit --no-fund --loglevel=error
cp package-lock.json "$installed"
