import type { BuiltSite } from './read-site';

/** A page that only one site has, or that says something else in each. */
export interface PageChange {
  address: string;
  title: string;
  change: 'added' | 'removed' | 'changed';
  /** Lines of its Markdown that only the later site has, and that only the earlier one has. */
  lines: { added: number; removed: number };
}

/** The size of all files of a kind in both sites, in bytes. */
export interface SizeChange {
  kind: string;
  before: number;
  after: number;
}

/** The differences between two built sites. */
export interface SiteDiff {
  /** Whether there was an earlier site at all. */
  hasBase: boolean;
  pages: readonly PageChange[];
  sizes: readonly SizeChange[];
}

/** Compares two built sites, page by page in the order of their addresses. */
export function compareSites(base: BuiltSite, head: BuiltSite): SiteDiff {
  const addresses = [...new Set([...base.pages.keys(), ...head.pages.keys()])].toSorted();
  const kinds = [...new Set([...base.bytes.keys(), ...head.bytes.keys()])].toSorted();
  return {
    hasBase: base.pages.size > 0,
    pages: addresses.flatMap((address) => comparePage(address, base, head) ?? []),
    sizes: kinds.map((kind) => ({
      kind,
      before: base.bytes.get(kind) ?? 0,
      after: head.bytes.get(kind) ?? 0,
    })),
  };
}

function comparePage(address: string, base: BuiltSite, head: BuiltSite): PageChange | undefined {
  const before = base.pages.get(address);
  const after = head.pages.get(address);
  if (before?.text === after?.text) return undefined;
  return {
    address,
    title: (after ?? before)?.title ?? '',
    change: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    lines: {
      added: countNew(before?.text, after?.text),
      removed: countNew(after?.text, before?.text),
    },
  };
}

/** How many lines the known ones do not have; a repeated line counts each time. */
function countNew(known = '', text = ''): number {
  const left = new Map<string, number>();
  for (const line of known.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  return text.split('\n').filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return line !== '' && count <= 0;
  }).length;
}
