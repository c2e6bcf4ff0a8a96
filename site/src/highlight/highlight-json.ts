import { escapeHtml } from '#core/text/escape-html';
import type { CodeHtml } from './code-html';

/** A text, with the colon behind it when it is the name of a member; a number; a word; or what is no JSON. */
const TOKEN = /("(?:[^"\\]|\\.)*")(:)?|-?\d[\d.eE+-]*|true|false|null|[&<>]/g;

/** Markup of indented JSON text, as `highlight` makes it; JSON needs no grammar, and Prism is too much for a browser. */
export function highlightJson(json: string): CodeHtml {
  return json.replace(TOKEN, (token: string, text?: string, colon?: string) => {
    if (text !== undefined) return `${mark(colon ? 'property' : 'string', escapeHtml(text))}${colon ?? ''}`;
    const kind = kindOf(token);
    return kind === undefined ? escapeHtml(token) : mark(kind, token);
  });
}

function mark(kind: string, html: CodeHtml): CodeHtml {
  return `<span class="token ${kind}">${html}</span>`;
}

function kindOf(token: string): string | undefined {
  if (token === 'null') return 'keyword';
  if (token === 'true' || token === 'false') return 'boolean';
  return '&<>'.includes(token) ? undefined : 'number';
}
