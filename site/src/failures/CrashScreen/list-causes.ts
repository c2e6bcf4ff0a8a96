/** Returns the messages of an error and its causes. Handles circular causes and thrown values that are not errors. */
export function listCauses(error: unknown): string[] {
  const chain = new Set<unknown>();
  for (let cause = error; cause !== undefined && !chain.has(cause); cause = causeOf(cause)) chain.add(cause);
  return [...chain].map(messageOf);
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
