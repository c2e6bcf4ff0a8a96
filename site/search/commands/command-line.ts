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

const MAX_PORT = 65535;

/** @throws UsageError */
export function readServeOptions(args: string[]): ServeOptions {
  const { port: text, host, origin } = parseServe(args);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > MAX_PORT)
    throw new UsageError(`\`--port ${text}\` is not a port: write a number from 0 to ${MAX_PORT}.`);
  if (!/^https?:\/\/[^/]+$/.test(origin))
    throw new UsageError(`\`--origin ${origin}\` is no origin: write https://docs.example, without a path.`);
  return { port, host, origin };
}

function parseServe(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '4020' },
        host: { type: 'string', default: '127.0.0.1' },
        origin: { type: 'string', default: 'http://localhost:3000' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
