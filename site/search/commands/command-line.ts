import { parseArgs } from 'node:util';

/** What `npm run search:query` is asked. */
export type QueryOptions = { query: string } | { file: string };

export const USAGE = 'Usage: npm run -s search:query -- "void a credit note" | --file queries.jsonl';

/** A command line that asks for something we cannot do; its message says what to write instead. */
export class UsageError extends Error {}

/** @throws UsageError */
export function readQueryOptions(args: string[]): QueryOptions {
  const { values, positionals } = parse(args);
  const query = positionals.join(' ').trim();
  if (values.file !== undefined && query === '') return { file: values.file };
  if (values.file === undefined && query !== '') return { query };
  throw new UsageError('Write one query, or `--file` with a file of queries.');
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { file: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
