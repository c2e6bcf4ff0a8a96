import { parseArgs } from 'node:util';
import { readPort } from '#core/command-line/read-port';
import { orUsageError, UsageError } from '#core/command-line/usage-error';

/** What `npm run search:query` is asked. */
export type QueryOptions = { query: string } | { file: string };

export const USAGE = 'Usage: npm run -s search:query -- "void a credit note" | --file queries.jsonl';

/** @throws UsageError */
export function readQueryOptions(args: string[]): QueryOptions {
  const { values, positionals } = orUsageError(() =>
    parseArgs({ args, options: { file: { type: 'string' } }, allowPositionals: true }),
  );
  const query = positionals.join(' ').trim();
  if (values.file !== undefined && query === '') return { file: values.file };
  if (values.file === undefined && query !== '') return { query };
  throw new UsageError('Write one query, or `--file` with a file of queries.');
}

/** What `npm run search:serve` is asked. */
export interface ServeOptions {
  /** 0: any free port. */
  port: number;
  /** The address that it listens on. */
  host: string;
  /** What addresses of results begin with. */
  origin: string;
}

export const SERVE_USAGE =
  'Usage: npm run search:serve -- [--port 4020] [--host 127.0.0.1] [--origin https://docs.example]';

const SERVE_FLAGS = {
  port: { type: 'string', default: '4020' },
  host: { type: 'string', default: '127.0.0.1' },
  origin: { type: 'string', default: 'http://localhost:3000' },
} as const;

/** @throws UsageError */
export function readServeOptions(args: string[]): ServeOptions {
  const { port, host, origin } = orUsageError(() => parseArgs({ args, options: SERVE_FLAGS }).values);
  if (!/^https?:\/\/[^/]+$/.test(origin))
    throw new UsageError(`\`--origin ${origin}\` is no origin: write https://docs.example, without a path.`);
  return { port: readPort(port), host, origin };
}
