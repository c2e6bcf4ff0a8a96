import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Inline scripts; a script of data (`type=application/ld+json`) is not run, so no policy is about it. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs;

/**
 * Writes `_headers` into the build, the file from which static hosts take the headers of every page. Where a host reads
 * another file, its content is what to copy. `connect` are other origins that pages ask: those of a hosted search.
 */
export default function securityHeaders(_: LoadContext, { connect }: { connect: string[] }): Plugin {
  return {
    name: 'security-headers',
    postBuild: async ({ outDir }) => {
      const hashes = new Set(listPages(outDir).flatMap((page) => hashesOf(readFileSync(page, 'utf8'))));
      await writeFile(join(outDir, '_headers'), formatHeaders([...hashes].sort(), connect));
    },
  };
}

function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file));
}

/** The hashes of the scripts that stand in a page, as Content-Security-Policy writes them. */
function hashesOf(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** @see https://www.w3.org/TR/CSP3/ */
function formatHeaders(hashes: string[], connect: string[]): string {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    // The layout sets widths and delays in style attributes, for which there are no hashes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return [
    '/*',
    `  Content-Security-Policy: ${policy}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '',
  ].join('\n');
}
