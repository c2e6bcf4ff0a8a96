import { escapeHtml } from '#core/text/escape-html';

const TOKEN =
  /(?<property>"(?:\\.|[^"\\])*"(?=:))|(?<string>"(?:\\.|[^"\\])*")|(?<number>-?\d[\d.eE+-]*)|(?<boolean>true|false)|(?<keyword>null)/g;

/** Markup of indented JSON text with the classes of other code; Prism would be more than the rest of the console. */
export function highlightJson(json: string): string {
  let html = '';
  let end = 0;
  for (const { 0: text, index, groups = {} } of json.matchAll(TOKEN)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    html += `${escapeHtml(json.slice(end, index))}<span class="token ${kind}">${escapeHtml(text)}</span>`;
    end = index + text.length;
  }
  return html + escapeHtml(json.slice(end));
}
