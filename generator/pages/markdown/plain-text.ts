import type { Html } from '../page-data';

/** Words and punctuation that Markdown gives no meaning; an underscore only inside a word. */
const WORDS = String.raw`[\p{L}\p{N} ,.;:'"()%$€?/+={}–’-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])`;
const CODE = '`[^`\\s&<>](?:[^`\\n&<>]*[^`\\s&<>])?`(?!`)';
const LINK = String.raw`\[[\p{L}\p{N} ,.'-]+\]\((?:https?:/)?[/#][\w./%?=:~+#-]*\)`;

/** One line of these, starting with what cannot start a list, a rule or a heading. */
const LINE = `(?=[\\p{L}\`"'(\\[]|\\d+(?![\\d.)]))(?:${WORDS}|${CODE}|${LINK})+`;

/** Paragraphs of such lines. A space before a line feed is a matter for the parser. */
const PLAIN = new RegExp(`^${LINE}(?<! )(?:\\n{1,2}${LINE}(?<! ))*$`, 'u');

/** What becomes a link without any mark; the target of a link stands behind its bracket. */
const BARE_LINK = /(?<!\]\()https?:|www\./i;

/** What a parser does more with than to show it. */
const UNUSUAL = /  |``/;

/**
 * The HTML of a text so simple that no parser is needed, which is most texts of a description; undefined for any other.
 */
export function renderPlainText(text: string): Html | undefined {
  if (UNUSUAL.test(text) || BARE_LINK.test(text) || !PLAIN.test(text)) return undefined;
  const html = text
    .replaceAll('"', '&quot;')
    .replace(/`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g, (_, code?: string, label?: string, url?: string) =>
      code === undefined ? `<a href="${url}">${label}</a>` : `<code>${code}</code>`,
    );
  return html
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');
}
