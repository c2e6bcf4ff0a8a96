"""Loads a client file and plays calls with it: a job as JSON on stdin, the outcomes as JSON on stdout.

Knows nothing of the generator: methods and arguments are found by their names, types by the annotations.
"""

import importlib.util
import inspect
import json
import re
import sys
import typing

RANDOM = 0.5


def load(path):
    spec = importlib.util.spec_from_file_location(re.sub(r"\W", "_", path), path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def plain(name):
    return re.sub(r"[^a-z0-9]", "", name.lower())


def find_method(client, name):
    found = [one for one in dir(client) if plain(one) == plain(name) and not one.startswith("__")]
    assert len(found) == 1, f"{name}: {found}"
    return getattr(client, found[0])


def arguments(method, values):
    names = {plain(name): name for name in inspect.signature(method).parameters}
    return {names[plain(name)]: value for name, value in values.items()}


def play(module, call):
    waits = []
    keys = {name: tuple(key) if isinstance(key, list) else key for name, key in call.get("keys", {}).items()}
    known = arguments(module.Client.__init__, keys)
    client = module.Client(base_url=call.get("server"), timeout=call.get("timeout", 10.0), **known)
    client.sleep = waits.append
    client.random = lambda: RANDOM
    method = find_method(client, call["method"])
    try:
        result = method(**arguments(method, call.get("values", {})))
        if inspect.isgenerator(result):
            result = list(result)
        if isinstance(result, bytes):
            result = {"bytes": result.decode("latin-1")}
        outcome = {"result": result}
    except module.ApiError as error:
        body = error.body if not isinstance(error.body, bytes) else {"bytes": error.body.decode("latin-1")}
        outcome = {"error": type(error).__name__, "status": error.status, "body": body}
    except Exception as error:
        outcome = {"error": type(error).__name__, "message": str(error)}
    return {**outcome, "waits": waits}


def fits(value, expected):
    """Whether a value is one of an annotation, by the rules of Python's type system."""
    origin, args = typing.get_origin(expected), typing.get_args(expected)
    if expected is typing.Any:
        return True
    if origin in (typing.Required, typing.NotRequired):
        return fits(value, args[0])
    if origin is typing.Union or type(expected).__name__ == "UnionType":
        return any(fits(value, one) for one in args)
    if origin is typing.Literal:
        return any(value == one and type(value) is type(one) for one in args)
    if origin is list:
        return isinstance(value, list) and all(fits(item, args[0]) for item in value)
    if origin is dict:
        return isinstance(value, dict) and all(fits(item, args[1]) for item in value.values())
    if expected is None or expected is type(None):
        return value is None
    if typing.is_typeddict(expected):
        hints = typing.get_type_hints(expected, include_extras=True)
        # `__required_keys__` misses what annotations in strings say.
        optional = {name for name, hint in hints.items() if typing.get_origin(hint) is typing.NotRequired}
        return (
            isinstance(value, dict)
            and all(name in value or name in optional for name in hints)
            and all(name in hints and fits(member, hints[name]) for name, member in value.items())
        )
    if expected is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    if expected is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return type(value) is expected


def check(module, judged):
    method = find_method(module.Client, judged["method"])
    hints = typing.get_type_hints(method)
    if "result" in judged:
        return fits(judged["result"], hints["return"])
    own = {plain(name): hint for name, hint in hints.items()}
    return all(fits(value, own[plain(name)]) for name, value in judged["values"].items())


def resolve(module):
    """Reads every annotation, which Python itself would not do."""
    for one in vars(module).values():
        if inspect.isclass(one) and one.__module__ == module.__name__:
            typing.get_type_hints(one)
            for member in vars(one).values():
                if inspect.isfunction(member):
                    typing.get_type_hints(member)


def main():
    job = json.load(sys.stdin)
    module = load(job["file"]) if "file" in job else None
    failures = {}
    for path in job.get("files", []):
        try:
            resolve(load(path))
        except Exception as error:
            failures[path] = f"{type(error).__name__}: {error}"[:500]
    outcomes = {
        "calls": [play(module, call) for call in job.get("calls", [])],
        "fits": [check(module, judged) for judged in job.get("judged", [])],
        "failures": failures,
    }
    json.dump(outcomes, sys.stdout)


main()
