"""Runs a command at a terminal of its own: `terminal.py COMMAND…`.

Reads a JSON list of steps from stdin, and carries each out when the command has printed what it waits for:
{"after": "a text", "type": "keys"}; without keys, the terminal goes away. Prints what the command printed.
"""

import json
import os
import pty
import sys

steps = json.load(sys.stdin)
child, terminal = pty.fork()
if child == 0:
    os.execvp(sys.argv[1], sys.argv[1:])

printed = b""
seen = 0
is_open = True
while is_open:
    try:
        chunk = os.read(terminal, 65536)
    except OSError:  # Linux says so at the end of the output.
        chunk = b""
    is_open = chunk != b""
    printed = (printed + chunk).replace(b"\r\n", b"\n")
    while steps and (found := printed.find(steps[0]["after"].encode(), seen)) >= 0:
        step = steps.pop(0)
        seen = found + len(step["after"].encode())
        if "type" in step:
            os.write(terminal, step["type"].encode())
        else:
            os.close(terminal)
            is_open = False

_, status = os.waitpid(child, 0)
sys.stdout.buffer.write(printed)
# A terminal that goes away kills its programs.
sys.exit(os.waitstatus_to_exitcode(status))
