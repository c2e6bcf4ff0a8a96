import sanitizeHtml from 'sanitize-html';
import type { Html } from '#core/contracts/page-data';
import type { FindPart } from './find-part';
import { wholeHtml } from './whole-html';

/** Elements that an author may write, with what stands on them. */
const ALLOWED: Record<string, string[]> = {
  ...Object.fromEntries(
    'p br hr b strong i em s del ins u sub sup small mark q cite abbr kbd samp var blockquote ul li dl dt dd div span details summary table caption thead tbody tfoot tr h1 h2 h3 h4 h5 h6'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'title'],
  code: ['class'],
  ol: ['start'],
  pre: [],
  td: ['style', 'colspan', 'rowspan'],
  th: ['style', 'colspan', 'rowspan'],
};

/** Elements that do something or load something. */
const REFUSED = new Set(
  'script style iframe frame frameset object embed applet form input button select option textarea img picture source video audio track svg math canvas link meta base html head body title template slot noscript marquee dialog'.split(
    ' ',
  ),
);

/**
 * Rendered Markdown with an author's own HTML in it, made safe: elements of text stay, without handlers and styles; what
 * runs or loads is left out; what is no HTML at all, such as `<token>`, comes out as it was written.
 * @param findPart where a link to a fragment leads that another page has.
 */
export function sanitize(html: string, findPart: FindPart): Html {
  const safe = sanitizeHtml(escapeOther(html), {
    allowedTags: Object.keys(ALLOWED),
    allowedAttributes: ALLOWED,
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    allowedStyles: { '*': { 'text-align': [/^(?:left|right|center)$/] } },
    allowedClasses: { code: [/^language-[\w-]+$/] },
    transformTags: {
      a: (tagName, attribs) => {
        const href = findPart(attribs.href ?? '');
        return { tagName, attribs: href === undefined ? attribs : { ...attribs, href } };
      },
      img: (_, { alt = '' }) => ({ tagName: 'span', attribs: {}, text: alt }),
    },
  });
  return wholeHtml(safe);
}

const CHARACTERS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of a text that may hold HTML. */
export function withoutHtml(text: string): string {
  if (!/<[a-z/!]|&\w+;/i.test(text)) return text;
  return sanitizeHtml(escapeOther(text), { allowedTags: [] }).replaceAll(
    /&(?:lt|gt|quot|amp);/g,
    (entity) => CHARACTERS[entity] ?? entity,
  );
}

/** A tag of an element that there is not is text. */
function escapeOther(html: string): string {
  return html.replaceAll(/<(\/?)([a-z][^\s>/]*)/gi, (tag, slash: string, name: string) =>
    Object.hasOwn(ALLOWED, name.toLowerCase()) || REFUSED.has(name.toLowerCase())
      ? tag
      : `&lt;${slash}${name}`,
  );
}
