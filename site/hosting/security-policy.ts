import { createHash } from 'node:crypto';

/** Inline scripts. Scripts with data (`type=application/ld+json`) do not run, so that no policy concerns them. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs;

/** Returns the hashes of a page's inline scripts, as Content-Security-Policy writes them. */
export function hashScripts(html: string): string[] {
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

/**
 * Returns the security headers of every page.
 * @param hashes those of all inline scripts
 * @param connect other origins that pages send requests to
 * @param scripts other origins that pages load scripts from, which send requests there, too
 * @param images other hosts that pages load images from
 * @see https://www.w3.org/TR/CSP3/
 */
export function securityHeaders(
  hashes: readonly string[],
  connect: readonly string[],
  scripts: readonly string[] = [],
  images: readonly string[] = [],
): [string, string][] {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...scripts].join(' '),
    // The layout sets widths and delays in style attributes, which hashes cannot allow.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...images.map((host) => `https://${host}`)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect, ...scripts].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', [...PERMISSIONS, 'clipboard-write=(self)'].join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}
