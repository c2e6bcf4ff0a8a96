import type { MarkedCode } from '#core/contracts/code-data';
import type { SnippetData } from '#core/contracts/page-data';
import type { CodeHtml } from '../src/highlight/code-html';
import { highlight } from '../src/highlight/highlight';

/** Highlights an operation's snippet for another page: its names link to the fields on the operation's page, at `href`. */
export function highlightSnippet({ code, grammar }: SnippetData, href: string): CodeHtml {
  const led = code.map((part) => (typeof part === 'string' ? part : leadTo(part, href)));
  return highlight(led, grammar).trimEnd();
}

function leadTo({ text, mark }: MarkedCode, href: string): MarkedCode {
  if (mark.kind !== 'typed' || !mark.href.startsWith('#')) return { text, mark };
  return { text, mark: { ...mark, href: `${href}${mark.href}` } };
}
