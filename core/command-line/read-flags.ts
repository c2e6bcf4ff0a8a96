import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage-error';

type Flags = NonNullable<ParseArgsConfig['options']>;

type Parsed<Given extends Flags> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Given; allowPositionals: true; tokens: true }>
>;

/** A parsed command line: the values of its flags by name, and the words without a flag. */
interface CommandLine<Given extends Flags> {
  values: Parsed<Given>['values'];
  words: string[];
}

/**
 * Parses a command line against the flags of a command.
 * @param takesWords whether words without a flag are allowed.
 * @throws UsageError for a flag that is unknown, lacks its value or is repeated although it takes one value, and for words
 * that the command does not take.
 */
export function readFlags<const Given extends Flags>(
  flags: Given,
  args: string[],
  takesWords = false,
): CommandLine<Given> {
  const { values, positionals, tokens } = orUsageError(() =>
    parseArgs({ args, options: flags, allowPositionals: true, tokens: true }),
  );
  if (!takesWords && positionals.length > 0)
    throw new UsageError(`\`${positionals[0]}\` is one word too many: leave it out.`);
  requireOnce(flags, tokens);
  return { values, words: positionals };
}

/** Rethrows any error of `parse` as a `UsageError`. */
function orUsageError<Values>(parse: () => Values): Values {
  try {
    return parse();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Refuses repeated flags: the last value would win silently. */
function requireOnce(flags: Flags, tokens: readonly { kind: string; name?: string }[]): void {
  const names = tokens.flatMap(({ kind, name }) =>
    kind === 'option' && name !== undefined && !flags[name]?.multiple ? [name] : [],
  );
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`\`--${twice}\` is repeated: write it once.`);
}
