import { UsageError } from '#core/command-line/usage-error';
import { FORMATS, type Format } from './format-problems';

/** The command-line flag for the format of problems. */
export const FORMAT_FLAG = { format: { type: 'string' } } as const;

/** The format of a command that was given none: annotations in GitHub Actions, text elsewhere. */
export function defaultFormat({ GITHUB_ACTIONS }: NodeJS.ProcessEnv = process.env): 'github' | 'text' {
  return GITHUB_ACTIONS === 'true' ? 'github' : 'text';
}

/**
 * Returns the format that the command line names, or the default.
 * @throws UsageError for a format that does not exist.
 */
export function readFormat(flag: string | undefined, env?: NodeJS.ProcessEnv): Format {
  if (flag === undefined) return defaultFormat(env);
  const format = FORMATS.find((known) => known === flag);
  if (format !== undefined) return format;
  throw new UsageError(`\`--format ${flag}\` is not known: write one of ${FORMATS.join(', ')}.`);
}
