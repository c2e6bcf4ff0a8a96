import type { Redirect } from '#core/contracts/redirects';
import { splitAddress } from '#core/contracts/redirects';
import type { Addresses } from './addresses';

const HEAD = `# The addresses of the last release: each page, and the ids on it. \`npm run addresses\` writes them at a release.
`;

/**
 * Formats the addresses that a release has: those of its pages, and those that it sends on. One line for each page, sorted, so that
 * a release changes only the lines of the pages that it changes.
 */
export function formatLedger(addresses: Addresses, redirects: readonly Redirect[]): string {
  const all = new Map([...addresses].map(([page, ids]) => [page, new Set(ids)]));
  for (const redirect of redirects.filter((one) => 'to' in one)) {
    const { page, id } = splitAddress(redirect.from);
    const ids = all.get(page) ?? new Set();
    all.set(page, id === undefined ? ids : ids.add(id));
  }
  const lines = [...all].map(([page, ids]) => [page, ...[...ids].toSorted()].join(' '));
  return `${HEAD}${lines.toSorted().join('\n')}\n`;
}

/** Parses what `formatLedger` wrote. */
export function parseLedger(text: string): Addresses {
  const lines = text.split('\n').filter((line) => line.startsWith('/'));
  return new Map(
    lines.map((line) => {
      const [page = '', ...ids] = line.split(' ');
      return [page, new Set(ids)];
    }),
  );
}
