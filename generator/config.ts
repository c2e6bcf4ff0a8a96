import { parseArgs } from 'node:util';
import { FORMATS, type Format } from './problems/format-problems';

/** What one run of the generator is asked to do. */
export interface Options {
  /** Path of the entry document. */
  entry: string;
  /** Folder that the generated files are written to. */
  out: string;
  check: boolean;
  watch: boolean;
  format: Format;
}

/** A command line that asks for something we cannot do; its message says what to write instead. */
export class UsageError extends Error {}

export const USAGE =
  'Usage: generate [--entry openapi/openapi.yaml] [--out generated] [--check] [--watch] [--format text|json|github]';

/** The options of a command line. Throws `UsageError`. */
export function readOptions(args: string[]): Options {
  const { entry, out, check, watch, format } = parseFlags(args);
  if (check && watch) throw new UsageError('`--check` and `--watch` exclude each other: write one of them.');
  for (const [flag, value] of Object.entries({ entry, out })) {
    if (value === '') throw new UsageError(`\`--${flag}\` is empty: write a path after it.`);
  }
  if (!isFormat(format)) {
    throw new UsageError(`\`--format ${format}\` is not known: write one of ${FORMATS.join(', ')}.`);
  }
  return { entry, out, check, watch, format };
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        entry: { type: 'string', default: 'openapi/openapi.yaml' },
        out: { type: 'string', default: 'generated' },
        check: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        format: { type: 'string', default: 'text' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function isFormat(text: string): text is Format {
  return (FORMATS as readonly string[]).includes(text);
}
