import { findNearest } from '#core/text/nearest';
import type { ListedPage } from '../../page-list';

/** Returns up to three pages: those whose address is similar to `path`, then those whose last part is, nearest first. */
export function findNearPages(path: string, pages: readonly ListedPage[]): ListedPage[] {
  const paths = pages.map(([address]) => address);
  const ends = new Set(paths.map(lastPart).filter((end) => end !== ''));
  const near = new Set([
    ...findNearest(path, paths),
    ...findNearest(lastPart(path), ends).flatMap((end) => paths.filter((one) => lastPart(one) === end)),
  ]);
  return [...near].slice(0, 3).flatMap((address) => pages.filter(([one]) => one === address));
}

/** Splits an address after its longest start that some page shares: `/api/invoices/` and `create-invioce/`. */
export function splitAtMistake(path: string, pages: readonly ListedPage[]): { right: string; wrong: string } {
  const parts = path.split(/(?<=\/)/);
  const isRight = (count: number) =>
    pages.some(([address]) => address.startsWith(parts.slice(0, count).join('')));
  const count = parts.findLastIndex((_, index) => isRight(index + 1)) + 1;
  return { right: parts.slice(0, count).join(''), wrong: parts.slice(count).join('') };
}

/** Returns the words in the last part of an address, as a search query: `create-invioce` → `create invioce`. */
export function wordsOf(path: string): string {
  return lastPart(path)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function lastPart(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? '';
}
