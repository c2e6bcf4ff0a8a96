import path from 'node:path';
import { parseArgs } from 'node:util';
import { orUsageError, UsageError } from '#core/command-line/usage-error';
import { FORMATS, type Format } from './problems/format-problems';

/** What a command reads and how it prints problems. */
export interface LintOptions {
  /** Path of the entry document. */
  entry: string;
  format: Format;
}

/** What one run of the generator is asked to do. */
export interface Options extends LintOptions {
  /** Folder that the generated files are written to. */
  out: string;
  check: boolean;
  watch: boolean;
  /** Whether to replace files in `out` that no run made. */
  force: boolean;
  /** What may lie in `out` beside what a run makes; undefined: anything. */
  beside?: readonly string[];
}

export const USAGE =
  'Usage: generate [--entry openapi/openapi.yaml] [--out generated] [--check [--beside folder]…] [--watch] [--force] [--format text|json|github]';

export const LINT_USAGE = 'Usage: lint:api [--entry openapi/openapi.yaml] [--format text|json|github]';

const LINT_FLAGS = {
  entry: { type: 'string', default: 'openapi/openapi.yaml' },
  format: { type: 'string', default: 'text' },
} as const;

const FLAGS = {
  ...LINT_FLAGS,
  out: { type: 'string', default: 'generated' },
  check: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  beside: { type: 'string', multiple: true },
} as const;

/** The options of `generate`. Throws `UsageError`. */
export function readOptions(args: string[]): Options {
  const { values, tokens } = orUsageError(() => parseArgs({ args, options: FLAGS, tokens: true }));
  requireOnce(tokens);
  const { entry, format, out, check, watch, force, beside } = values;
  if (check && watch) throw new UsageError('`--check` and `--watch` exclude each other: write one of them.');
  if (check && force)
    throw new UsageError('`--check` writes nothing that `--force` could replace: write one of them.');
  if (beside && !check) throw new UsageError('`--beside` is for `--check`: write both or neither.');
  requirePaths({ entry, out });
  requireOwnFolder({ entry, out });
  return { entry, format: readFormat(format), out, check, watch, force, beside };
}

/** The options of `lint:api`. Throws `UsageError`. */
export function readLintOptions(args: string[]): LintOptions {
  const { values, tokens } = orUsageError(() => parseArgs({ args, options: LINT_FLAGS, tokens: true }));
  requireOnce(tokens);
  const { entry, format } = values;
  requirePaths({ entry });
  return { entry, format: readFormat(format) };
}

/** The last of several values would win without a word. */
function requireOnce(tokens: readonly { kind: string; name?: string }[]): void {
  const names = tokens.flatMap(({ kind, name }) =>
    kind === 'option' && name !== undefined && name !== 'beside' ? [name] : [],
  );
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`\`--${twice}\` is there more than once: write it once.`);
}

function requirePaths(paths: Record<string, string>): void {
  for (const [flag, path] of Object.entries(paths)) {
    if (path === '') throw new UsageError(`\`--${flag}\` is empty: write a path after it.`);
  }
}

/** What the generator writes replaces what lies there, so the folder must not be one that we work in. */
function requireOwnFolder({ entry, out }: { entry: string; out: string }): void {
  const held = {
    'the working folder': process.cwd(),
    'the entry document': path.dirname(path.resolve(entry)),
  };
  for (const [what, folder] of Object.entries(held)) {
    const isHeld = !path.relative(path.resolve(out), folder).split(path.sep).includes('..');
    if (isHeld) throw new UsageError(`\`--out ${out}\` holds ${what}: write a folder of its own.`);
  }
}

function readFormat(text: string): Format {
  const format = FORMATS.find((known) => known === text);
  if (format !== undefined) return format;
  throw new UsageError(`\`--format ${text}\` is not known: write one of ${FORMATS.join(', ')}.`);
}
