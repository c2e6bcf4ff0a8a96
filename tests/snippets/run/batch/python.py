# Runs <name>.py for each argument; prints as read-outcomes.ts reads it.
import runpy
import sys
import traceback

# Scripts import the files next to them.
sys.path.insert(0, "")

for name in sys.argv[1:]:
    print(f"\x1e{name}")
    try:
        runpy.run_path(f"{name}.py", run_name="__main__")
        print("\x1fok")
    except BaseException:
        print(f"\x1fraised\n{traceback.format_exc()}")
