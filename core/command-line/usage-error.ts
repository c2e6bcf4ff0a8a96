/** A command line that asks for something we cannot do; its message says what to write instead. */
export class UsageError extends Error {}

/** @throws UsageError instead of what `parse` throws, for `parseArgs` of Node. */
export function orUsageError<Values>(parse: () => Values): Values {
  try {
    return parse();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
