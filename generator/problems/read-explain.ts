import { UsageError } from '#core/command-line/usage-error';

/** The command-line flag that prints the page of a rule instead of problems. */
export const EXPLAIN_FLAG = { explain: { type: 'string' } } as const;

/**
 * Returns the id of the rule to explain, if the command line names one.
 * @throws UsageError if it also asks for something else.
 */
export function readExplain(explain: string | undefined, args: readonly string[]): string | undefined {
  const others = args.filter((arg) => arg !== explain && !/^--explain(=|$)/.test(arg));
  if (explain !== undefined && others.length > 0)
    throw new UsageError(`\`--explain\` only prints the page of a rule: leave out ${others.join(' ')}.`);
  return explain;
}
