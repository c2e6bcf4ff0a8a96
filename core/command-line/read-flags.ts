import { parseArgs, type ParseArgsConfig } from 'node:util';
import { didYouMean } from '../text/did-you-mean';
import { findNearest } from '../text/nearest';
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
  const { values, positionals, tokens } = orUsageError(flags, () =>
    parseArgs({ args, options: flags, allowPositionals: true, tokens: true }),
  );
  if (!takesWords && positionals.length > 0)
    throw new UsageError(`\`${positionals[0]}\` is one word too many: leave it out.`);
  requireOnce(flags, tokens);
  return { values, words: positionals };
}

/** The beginning of what Node says of a flag that is not declared; the rest explains how to pass such a word. */
const UNKNOWN = /^Unknown option '(-[^']*)'/;

/** Rethrows any error of `parse` as a `UsageError`. */
function orUsageError<Values>(flags: Flags, parse: () => Values): Values {
  try {
    return parse();
  } catch (error) {
    const { message } = error as Error;
    const name = UNKNOWN.exec(message)?.[1];
    throw new UsageError(name === undefined ? message : explainUnknown(name, Object.keys(flags)));
  }
}

function explainUnknown(name: string, known: readonly string[]): string {
  const [nearest] = findNearest(name.replace(/^-+/, ''), known);
  const remedy = didYouMean(nearest === undefined ? [] : [`\`--${nearest}\``]) ?? 'Leave it out.';
  return `Unknown flag \`${name}\`. ${remedy}`;
}

/** Refuses repeated flags: the last value would win silently. */
function requireOnce(flags: Flags, tokens: readonly { kind: string; name?: string }[]): void {
  const names = tokens.flatMap(({ kind, name }) =>
    kind === 'option' && name !== undefined && !flags[name]?.multiple ? [name] : [],
  );
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`\`--${twice}\` is repeated: write it once.`);
}
