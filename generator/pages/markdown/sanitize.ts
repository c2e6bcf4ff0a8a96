import sanitizeHtml from 'sanitize-html';
import type { Html } from '#core/contracts/page-data';
import { escapeUnknownTags, TEXT_ELEMENTS } from '#core/text/html-elements';
import type { ResolveFragment } from './resolve-fragment';
import { balanceHtml } from './balance-html';

/** The attributes that are kept, by element. */
const ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'title'],
  code: ['class'],
  ol: ['start'],
  td: ['style', 'colspan', 'rowspan'],
  th: ['style', 'colspan', 'rowspan'],
};

/**
 * Sanitizes rendered Markdown that may contain an author's HTML: elements of text stay, without handlers and styles; elements
 * that run or load something are removed; anything that is not HTML, such as `<token>`, stays as plain text.
 * @param resolveFragment resolves links to fragments that are on another page.
 */
export function sanitize(html: string, resolveFragment: ResolveFragment): Html {
  const safe = sanitizeHtml(escapeUnknownTags(html), {
    allowedTags: [...TEXT_ELEMENTS],
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    allowedStyles: { '*': { 'text-align': [/^(?:left|right|center)$/] } },
    allowedClasses: { code: [/^language-[\w-]+$/] },
    transformTags: {
      a: (tagName, attribs) => {
        const href = resolveFragment(attribs.href ?? '');
        return { tagName, attribs: href === undefined ? attribs : { ...attribs, href } };
      },
      img: (_, { alt = '' }) => ({ tagName: 'span', attribs: {}, text: alt }),
    },
  });
  return balanceHtml(safe);
}
