import type { CodeHtml } from '../page-data';
import { escapeHtml } from './escape-html';

const TOKEN =
  /("(?:\\.|[^"\\])*")(?=\s*:)|("(?:\\.|[^"\\])*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false)\b|\b(null)\b/g;

/** Prism's names of the groups of `TOKEN`, in their order. Punctuation stays plain: it would double the markup. */
const CLASSES = ['property', 'string', 'number', 'boolean', 'null keyword'];

/**
 * JSON text with the classes Prism gives its tokens. Prism itself takes twenty times as long, and a large description
 * has megabytes of examples.
 */
export function highlightJson(json: string): CodeHtml {
  let html = '';
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const group = match.slice(1).findIndex((token) => token !== undefined);
    html += `${escapeHtml(json.slice(end, match.index))}<span class="token ${CLASSES[group]}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(json.slice(end));
}
