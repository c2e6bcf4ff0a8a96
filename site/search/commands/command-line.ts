import { readFlags } from '#core/command-line/read-flags';
import { readPort } from '#core/command-line/read-port';
import { UsageError } from '#core/command-line/usage-error';

/** Options of `npm run search:query`. */
export type QueryOptions = { query: string } | { file: string };

export const USAGE = `Usage: npm run -s search:query -- "void a credit note" | --file queries.jsonl
Prints what the search of the site finds, as JSON lines, best first.
  --file  a file that has {"q": "…"} on each line`;

/** @throws UsageError */
export function readQueryOptions(args: string[]): QueryOptions {
  const { values, words } = readFlags({ file: { type: 'string' } }, args, true);
  const query = words.join(' ').trim();
  if (values.file !== undefined && query === '') return { file: values.file };
  if (values.file === undefined && query !== '') return { query };
  throw new UsageError('Write one query, or `--file` with a file of queries.');
}

/** Options of `npm run search:serve`. */
export interface ServeOptions {
  /** 0: any free port. */
  port: number;
  /** The address that it listens on. */
  host: string;
  /** Prefix of the URLs of results. */
  origin: string;
}

export const SERVE_USAGE = `Usage: npm run search:serve -- [--port 4020] [--host 127.0.0.1] [--origin https://docs.example]
Serves the search of the site (POST /1/indexes/*/queries), until you end it.
  --port    0 takes any free port
  --origin  what addresses of results begin with`;

const SERVE_FLAGS = {
  port: { type: 'string', default: '4020' },
  host: { type: 'string', default: '127.0.0.1' },
  origin: { type: 'string', default: 'http://localhost:3000' },
} as const;

/** @throws UsageError */
export function readServeOptions(args: string[]): ServeOptions {
  const { port, host, origin } = readFlags(SERVE_FLAGS, args).values;
  if (!/^https?:\/\/[^/]+$/.test(origin))
    throw new UsageError(
      `\`--origin ${origin}\` is not an origin: write https://docs.example, without a path.`,
    );
  return { port: readPort(port), host, origin };
}
