import sanitizeHtml from 'sanitize-html';
import { escapeUnknownTags } from './html-elements';

const CHARACTERS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of a string that may contain HTML. */
export function withoutHtml(html: string): string {
  if (!/<[a-z/!]|&\w+;/i.test(html)) return html;
  return sanitizeHtml(escapeUnknownTags(html), { allowedTags: [] }).replaceAll(
    /&(?:lt|gt|quot|amp);/g,
    (entity) => CHARACTERS[entity] ?? entity,
  );
}
