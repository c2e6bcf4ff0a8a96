import type { CodeHtml } from '#core/contracts/page-data';
import type { Json } from '#core/json/json';
import { escapeHtml } from '#core/text/escape-html';

/** A text, with the colon behind it when it is the name of a member; a number; or a word. */
const TOKEN = /("(?:[^"\\]|\\.)*")(:)?|-?\d[\d.eE+-]*|true|false|null/g;

/**
 * A value as indented JSON, marked up as `highlight` does it. Examples are most of what is highlighted, and JSON that we
 * write ourselves needs no grammar to find its tokens.
 */
export function highlightJson(value: Json): CodeHtml {
  return JSON.stringify(value, null, 2).replace(TOKEN, (token: string, text?: string, colon?: string) =>
    text === undefined
      ? mark(kindOf(token), token)
      : `${mark(colon ? 'property' : 'string', escapeHtml(text))}${colon ?? ''}`,
  );
}

function mark(kind: string, html: string): string {
  return `<span class="token ${kind}">${html}</span>`;
}

function kindOf(token: string): string {
  if (token === 'null') return 'keyword';
  return token === 'true' || token === 'false' ? 'boolean' : 'number';
}
