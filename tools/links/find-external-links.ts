import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../site/list-files';

/** Without the query: links that hand a page to another site differ in nothing else. */
const LINK = /<a\s[^>]*?href="(https?:\/\/[^"#?]+)/g;

/** Top-level domains that nobody can own, so that examples use them. */
const RESERVED = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|org|net)$/;

/** Lists the links of a built site to hosts that exist, each with the pages that have it. */
export function findExternalLinks(folder: string): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const page of listFiles(folder).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(path.join(folder, page), 'utf8');
    for (const link of new Set([...html.matchAll(LINK)].map(([, href = '']) => href)))
      if (URL.canParse(link) && !RESERVED.test(new URL(link).hostname))
        links.set(link, [...(links.get(link) ?? []), page]);
  }
  return links;
}
