import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { UsageError } from '#core/command-line/usage-error';
import { countOf } from '#core/text/count-of';
import { DOWNLOADS } from '../generator/read/source/downloaded';
import { makeCache } from './cache';
import { isLoopback } from './is-loopback';

/** The description of a whole platform has a few megabytes. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_MS = 30_000;
const MAX_REDIRECTS = 5;

/** Whether a word of the command line is an address, not a path. */
export function isAddress(word: string): boolean {
  return /^https?:\/\//i.test(word);
}

/**
 * Downloads a description, and nothing that it refers to, into the cache.
 * @returns the path of the file.
 * @throws UsageError if the address cannot be read within 30 seconds and 32 MB.
 */
export async function download(address: string): Promise<string> {
  if (!URL.canParse(address))
    throw new UsageError(
      `\`${address}\` is not an address: write one such as https://api.example/openapi.yaml.`,
    );
  const folder = join(makeCache(address), DOWNLOADS);
  const signal = AbortSignal.timeout(MAX_MS);
  const response = await follow(new URL(address), signal).catch((error: unknown) => fail(address, error));
  if (!response.ok)
    throw new UsageError(`\`${address}\` returns ${response.status}: open it in a browser to see why.`);
  const body = await readBody(address, response).catch((error: unknown) => fail(address, error));
  const name = `openapi${/^\.(?:ya?ml|json)$/.exec(extname(new URL(address).pathname))?.[0] ?? '.yaml'}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), body);
  process.stderr.write(`Read ${countOf(Math.ceil(body.length / 1024), 'kilobyte')} from ${address}.\n`);
  return join(folder, name);
}

async function follow(address: URL, signal: AbortSignal, redirects = 0): Promise<Response> {
  requireSafe(address);
  const response = await fetch(address, { redirect: 'manual', signal });
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || location === null) return response;
  if (redirects === MAX_REDIRECTS) throw new UsageError(`\`${address.href}\` redirects without end.`);
  const next = new URL(location, address);
  if (isLoopback(next.hostname) && !isLoopback(address.hostname))
    throw new UsageError(`\`${address.href}\` redirects to this machine, so it is not read.`);
  return follow(next, signal, redirects + 1);
}

/** This machine needs no encryption, because nothing leaves it. */
function requireSafe({ protocol, hostname, href }: URL): void {
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) return;
  throw new UsageError(`\`${href}\` is not encrypted: use https, or download the file and pass its path.`);
}

async function readBody(address: string, { body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const chunksOf = body === null ? [] : Readable.fromWeb(body as ReadableStream);
  for await (const chunk of chunksOf as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_BYTES)
      throw new UsageError(
        `\`${address}\` has more than 32 MB: download it, and pass its path if it is a description.`,
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function fail(address: string, error: unknown): never {
  if (error instanceof UsageError) throw error;
  const { name, message, cause } = error as Error;
  const reason = name === 'TimeoutError' ? 'it takes longer than 30 seconds' : reasonOf(cause, message);
  throw new UsageError(`\`${address}\` cannot be read: ${reason}. Check the address and the connection.`);
}

function reasonOf(cause: unknown, message: string): string {
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
