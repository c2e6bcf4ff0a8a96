/** The message of an error, then those of its causes, each once: an error may be its own cause, and anything can be thrown. */
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
