import type { PageChange } from '../../site/page-diff/compare-sites';

/** Pages of one folder come from one template, so that one of them shows what changed in all. */
const MOST = 12;

/** Returns the address of the first changed page of each folder: of `/api/invoices/create/` and its siblings, one. */
export function listChangedTemplates(pages: readonly PageChange[]): string[] {
  const first = new Map<string, string>();
  for (const { address, change } of pages) {
    const folder = address.replace(/[^/]*\/$/, '');
    if (change !== 'removed' && !first.has(folder)) first.set(folder, address);
  }
  return [...first.values()].slice(0, MOST);
}
