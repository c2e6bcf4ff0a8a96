/** Throws `message` unless `condition` holds. Not `expect`, because the same checks run in a browser. */
export function must(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Throws unless both are the same value. */
export function mustBe(got: unknown, want: unknown, what: string): void {
  const [one, other] = [JSON.stringify(got), JSON.stringify(want)];
  must(one === other, `${what}: ${one} instead of ${other}`);
}
