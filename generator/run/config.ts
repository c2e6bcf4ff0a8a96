import path from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { UsageError } from '#core/command-line/usage-error';
import { DETAIL_FLAGS, DETAIL_USAGE, readDetail } from './detail';
import type { ReportOptions } from '../problems/format-report';
import { FORMAT_FLAG, readFormat } from '../problems/read-format';

/** The entry document of a command, and how its problems are printed. */
export interface LintOptions extends ReportOptions {
  /** Path of the entry document. */
  entry: string;
  /** OpenAPI Overlays of the description; undefined: those of its project. */
  overlays?: readonly string[];
}

/** The options of one run of the generator. */
export interface Options extends LintOptions {
  /** Folder that the generated files are written to. */
  out: string;
  check: boolean;
  watch: boolean;
  /** Whether to replace files in `out` that the generator did not write. */
  force: boolean;
  /** Folder with the labels of another language, whose name is the language; undefined prints English. */
  translations?: string;
  /** Audiences that the docs are made for, besides everyone (`x-audience`); undefined: none. */
  audiences?: readonly string[];
  /** Folders that `out` may contain in addition to the generated files; undefined allows anything. */
  beside?: readonly string[];
}

export const USAGE = `Usage: npm run generate -- [--entry openapi/openapi.yaml] [--overlay file]… [--out generated] [--check [--beside folder]…] [--watch] [--force] [--translations folder] [--audience name]… [--all | --quiet] [--format text|json|github|sarif]
Lints the description and writes what the site, the simulator and the search are made of.
  --entry   the entry document of the description
  --overlay an OpenAPI Overlay that changes the description while it is read, instead of those of \`project.yaml\`
  --out     the folder that is written
  --check   writes nothing, and fails when the folder is stale
  --beside  a folder that may lie in the output although no run made it
  --watch   runs again after each change, until you end it
  --force   replaces files in the output that no run made
  --translations  the folder of a language, such as site/i18n/de: prints labels in it
  --audience  also shows what \`x-audience\` marks for these readers; \`internal\`: what \`x-internal\` hides
${DETAIL_USAGE}
  --format  how problems are printed: as annotations in GitHub Actions, else as text`;

/** The flags of all commands that lint a description. */
export const LINT_FLAGS = {
  entry: { type: 'string', default: 'openapi/openapi.yaml' },
  overlay: { type: 'string', multiple: true },
  ...DETAIL_FLAGS,
  ...FORMAT_FLAG,
} as const;

const FLAGS = {
  ...LINT_FLAGS,
  out: { type: 'string', default: 'generated' },
  check: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  beside: { type: 'string', multiple: true },
  translations: { type: 'string' },
  audience: { type: 'string', multiple: true },
} as const;

/** Returns the options of `generate`. Throws `UsageError` if an argument is invalid. */
export function readOptions(args: string[]): Options {
  const { values } = readFlags(FLAGS, args);
  const { entry, overlay, format, all, quiet, out, check, watch, force, beside, translations, audience } =
    values;
  if (check && watch) throw new UsageError('`--check` and `--watch` exclude each other: write one of them.');
  if (check && force)
    throw new UsageError('`--check` writes nothing that `--force` could replace: write one of them.');
  if (beside && !check) throw new UsageError('`--beside` is for `--check`: write both or neither.');
  if (watch && translations !== undefined)
    throw new UsageError('`--watch` prints English only: leave out `--watch` or `--translations`.');
  requirePaths({ entry, out, ...(translations !== undefined && { translations }) });
  requireOwnFolder({ entry, out });
  requireOneApi({ entry, overlays: overlay });
  return {
    entry,
    overlays: overlay,
    format: readFormat(format),
    detail: readDetail({ all, quiet }, entry),
    out,
    check,
    watch,
    force,
    beside,
    translations,
    audiences: audience,
  };
}

/** Throws `UsageError` if a path is empty. */
export function requirePaths(paths: Record<string, string>): void {
  for (const [flag, path] of Object.entries(paths)) {
    if (path === '') throw new UsageError(`\`--${flag}\` is empty: write a path after it.`);
  }
}

/** Throws `UsageError` if there are overlays of a project, which lists several descriptions. */
export function requireOneApi({ entry, overlays }: Pick<LintOptions, 'entry' | 'overlays'>): void {
  if (overlays && path.basename(entry) === 'project.yaml')
    throw new UsageError(
      '`--overlay` changes one description, and the project lists several: write `overlays` at one of `apis`.',
    );
}

/** Throws `UsageError` if `out` contains the working folder or the entry document: generating replaces the contents of `out`. */
function requireOwnFolder({ entry, out }: { entry: string; out: string }): void {
  const held = {
    'the working folder': process.cwd(),
    'the entry document': path.dirname(path.resolve(entry)),
  };
  for (const [what, folder] of Object.entries(held)) {
    const isHeld = !path.relative(path.resolve(out), folder).split(path.sep).includes('..');
    if (isHeld) throw new UsageError(`\`--out ${out}\` holds ${what}: write a separate folder.`);
  }
}
