import type { Html } from '../page-data';

/** One line of words, punctuation and code spans, without anything else that Markdown gives a meaning. */
const PLAIN =
  /^(?=[\p{L}`"'(]|\d+(?![\d.)]))(?:[\p{L}\p{N} ,.;:'"()%$€?/+={}–-]|`[^`\s&<>](?:[^`\n&<>]*[^`\s&<>])?`(?!`))+$/u;

/** What becomes a link without any mark. */
const BARE_LINK = /https?:|www\./i;

/**
 * The HTML of a text so simple that no parser is needed, which is most texts of a description; undefined for any other.
 */
export function renderPlainText(text: string): Html | undefined {
  if (!PLAIN.test(text) || BARE_LINK.test(text) || text.includes('  ')) return undefined;
  const html = text.replaceAll('"', '&quot;').replace(/`([^`]+)`/g, '<code>$1</code>');
  return `<p>${html}</p>`;
}
