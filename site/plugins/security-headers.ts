import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Inline scripts. Scripts with data (`type=application/ld+json`) do not run, so that no policy concerns them. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs;

/**
 * Writes `_headers` into the build, the file from which static hosts take the headers of every page. For hosts with another format,
 * copy its content. `connect` are other origins that pages send requests to: those of a hosted search.
 */
export default function securityHeaders(
  { baseUrl }: LoadContext,
  { connect }: { connect: string[] },
): Plugin {
  return {
    name: 'security-headers',
    postBuild: async ({ outDir }) => {
      const hashes = new Set(listPages(outDir).flatMap((page) => hashesOf(readFileSync(page, 'utf8'))));
      const entries = new Set([...readdirSync(outDir, { withFileTypes: true }).map(toPattern), SITEMAP]);
      const rules = [
        [`${baseUrl}*`, ...formatSecurity([...hashes].sort(), connect)],
        [`${baseUrl}${ASSETS}`, `Cache-Control: ${KEPT}`],
        // One rule for each, because hosts merge the headers of all matching patterns.
        ...[...entries]
          .sort()
          .filter((entry) => entry !== ASSETS)
          .map((entry) => [baseUrl + entry, `Cache-Control: ${ASKED_FOR_AGAIN}`]),
      ];
      await writeFile(join(outDir, '_headers'), rules.map(formatRule).join(''));
    },
  };
}

/** Listed explicitly, because another plugin writes it at the same time. */
const SITEMAP = 'sitemap.xml';

/** Files in this folder have a content hash in their names. */
const ASSETS = 'assets/*';

const KEPT = 'public, max-age=31536000, immutable';

/** Lets browsers cache a file, but revalidate it each time. */
const ASKED_FOR_AGAIN = 'public, max-age=0, must-revalidate';

function toPattern(entry: Dirent): string {
  if (entry.isDirectory()) return `${entry.name}/*`;
  return entry.name === 'index.html' ? '' : entry.name;
}

function formatRule([pattern = '', ...headers]: string[]): string {
  return [pattern, ...headers.map((header) => `  ${header}`), ''].join('\n');
}

function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file));
}

/** Returns the hashes of a page's inline scripts, as Content-Security-Policy writes them. */
function hashesOf(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** Features that pages do not use, and that injected code must not use either; copy buttons write to the clipboard. */
const PERMISSIONS = [
  ...[
    'accelerometer',
    'camera',
    'clipboard-read',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
  ],
  ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb'],
].map((feature) => `${feature}=()`);

/** @see https://www.w3.org/TR/CSP3/ */
function formatSecurity(hashes: string[], connect: string[]): string[] {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    // The layout sets widths and delays in style attributes, which hashes cannot allow.
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
    `Content-Security-Policy: ${policy}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    `Permissions-Policy: ${[...PERMISSIONS, 'clipboard-write=(self)'].join(', ')}`,
    'Cross-Origin-Opener-Policy: same-origin',
  ];
}
