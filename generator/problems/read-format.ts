import { UsageError } from '#core/command-line/usage-error';
import { FORMATS, type Format } from './format-problems';

/** The command-line flag for the format of problems. */
export const FORMAT_FLAG = { format: { type: 'string' } } as const;

/**
 * Returns the format that the command line names; without one, annotations in GitHub Actions, and text elsewhere.
 * @throws UsageError for a format that does not exist.
 */
export function readFormat(
  flag: string | undefined,
  { GITHUB_ACTIONS }: NodeJS.ProcessEnv = process.env,
): Format {
  if (flag === undefined) return GITHUB_ACTIONS === 'true' ? 'github' : 'text';
  const format = FORMATS.find((known) => known === flag);
  if (format !== undefined) return format;
  throw new UsageError(`\`--format ${flag}\` is not known: write one of ${FORMATS.join(', ')}.`);
}
