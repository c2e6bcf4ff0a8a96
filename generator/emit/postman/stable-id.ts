import { createHash } from 'node:crypto';

/** Returns a UUID that stays the same from build to build, so that a new collection replaces an imported one. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = '89ab'[parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
