/**
 * Names the methods of all calls, by the ids of their operations. Those that go through pages are named after them.
 * @param name returns a name that is not taken yet.
 */
export function nameMethods(
  calls: readonly { id: string }[],
  name: (id: string) => string,
): Map<string, string> {
  return new Map(calls.map(({ id }) => [id, name(id)]));
}
