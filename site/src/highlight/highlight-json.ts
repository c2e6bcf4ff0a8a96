import { escapeHtml } from '#core/text/escape-html';
import type { CodeHtml } from './code-html';

/** Matches a string, with the colon after it if it is a name; a number; `true`, `false`, `null`; or a character to escape. */
const TOKEN = /("(?:[^"\\]|\\.)*")(:)?|-?\d[\d.eE+-]*|true|false|null|[&<>]/g;

/** Returns the markup of indented JSON, like `highlight`, but without a grammar, because Prism is too large for the browser. */
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
