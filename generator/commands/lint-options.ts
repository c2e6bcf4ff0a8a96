import { readFlags } from '#core/command-line/read-flags';
import { UsageError } from '#core/command-line/usage-error';
import { LINT_FLAGS, type LintOptions, requireOneApi, requirePaths } from '../run/config';
import { DETAIL_USAGE, readDetail } from '../run/detail';
import type { Fixing } from '../problems/make-fixes';
import { EXPLAIN_FLAG, readExplain } from '../problems/read-explain';
import { FIX_FLAGS, readFixing } from '../problems/read-fixing';
import { readFormat } from '../problems/read-format';

/** The options of `lint:api`. */
interface LintCommandOptions extends LintOptions {
  fixing: Fixing;
  /** Whether problems of changed files come first, with the lines around them. */
  changed: boolean;
  /** The commit that files changed since; undefined means where the work left the main branch. */
  base?: string;
  /** The id of a rule to print the page of, instead of problems. */
  explain?: string;
}

export const LINT_USAGE = `Usage: npm run lint:api -- [--entry openapi/openapi.yaml] [--overlay file]… [--changed [--base REF]] [--fix [--dry-run]] [--all | --quiet] [--format text|json|github|sarif]
       npm run lint:api -- --explain house/money-in-cents
Prints the problems of the API description, or the page of a rule.
  --entry    the entry document of the description
  --overlay  an OpenAPI Overlay that changes the description while it is read, instead of those of \`project.yaml\`
  --changed  prints the problems of files that you changed first, with the lines around each
  --base     the commit that files changed since; by default, where the work left the main branch
  --fix      makes each replacement that is safe, and prints it; with --dry-run, only prints them
${DETAIL_USAGE}
  --format   how problems are printed: as annotations in GitHub Actions, else as text
  --explain  prints why a rule exists, a bad and a good example, and how to turn it off`;

const FLAGS = {
  ...LINT_FLAGS,
  ...FIX_FLAGS,
  ...EXPLAIN_FLAG,
  changed: { type: 'boolean', default: false },
  base: { type: 'string' },
} as const;

/** Returns the options of `lint:api`. Throws `UsageError` if an argument is invalid. */
export function readLintOptions(args: string[]): LintCommandOptions {
  const { entry, overlay, format, all, quiet, changed, base, explain, ...fix } = readFlags(
    FLAGS,
    args,
  ).values;
  requirePaths({ entry, ...(base !== undefined && { base }) });
  if (base !== undefined && !changed)
    throw new UsageError('`--base` belongs to `--changed`: add that, or leave it out.');
  requireOneApi({ entry, overlays: overlay });
  return {
    entry,
    overlays: overlay,
    format: readFormat(format),
    detail: readDetail({ all, quiet }, entry),
    fixing: readFixing(fix),
    changed,
    base,
    explain: readExplain(explain, args),
  };
}
