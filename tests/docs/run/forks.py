# Runs programs in forks of one process that has loaded the library, so that not each of them has to. A line of stdin is a JSON array:
# id, folder, arguments, environment. Lines of stdout are too: id, "started", process; id, "ended", exit code. The output of a program
# is in its folder.
import json
import os
import runpy
import sys
import threading
import traceback

import requests  # noqa: F401


def run(folder, arguments, environment):
    os.chdir(folder)
    os.environ.update(environment)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for descriptor, name in (1, "stdout.txt"), (2, "stderr.txt"):
        os.dup2(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), descriptor)
    sys.argv = arguments
    try:
        runpy.run_path(arguments[0], run_name="__main__")
        return 0
    except BaseException:
        traceback.print_exc()
        return 1


def tell(*message):
    os.write(1, json.dumps(message).encode() + b"\n")


def wait(id, process):
    tell(id, "ended", os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))


for line in sys.stdin:
    id, *job = json.loads(line)
    process = os.fork()
    if process == 0:
        code = run(*job)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    tell(id, "started", process)
    threading.Thread(target=wait, args=(id, process), daemon=True).start()
