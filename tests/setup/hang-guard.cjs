/**
 * Milliseconds after which a test, a hook or a server that starts counts as hung. It asserts nothing: what takes a minute on a
 * quiet machine may take twenty where other work runs. No test has its own limit.
 */
exports.HANG_GUARD_MS = 30 * 60_000;
