import MarkdownIt from 'markdown-it';
import type { ReleaseChange } from '#core/contracts/changelog';
import type { Html } from '#core/contracts/page-data';
import { CHANGE_SEVERITIES, CHANGELOG } from '#core/labels/changelog';
import { escapeHtml } from '#core/text/escape-html';

/** HTML of authors is shown as it is written: readers of feeds differ in what they refuse. */
const parser = new MarkdownIt({ html: false });

/** Renders one line of Markdown, with absolute addresses. */
export function renderInline(markdown: string, site: string): Html {
  return withSite(parser.renderInline(markdown), site);
}

/** A change with its reason, what to do, and the place in both versions. */
export function describeChange(change: ReleaseChange, site: string): Html {
  const { severity, summary, subject, reason, remedy, lines, note } = change;
  return [
    `<p>${CHANGE_SEVERITIES[severity]}: ${renderInline(`${subject}: ${summary}`, site)}. ${parser.renderInline(reason)}</p>`,
    `<p>${CHANGELOG.toDo}: ${renderInline(remedy, site)}</p>`,
    note === undefined ? '' : withSite(parser.render(note), site),
    lines.length === 0
      ? ''
      : `<pre>${escapeHtml(lines.map(({ sign, text }) => `${sign} ${text}`).join('\n'))}</pre>`,
  ].join('');
}

function withSite(html: Html, site: string): Html {
  return html.replace(/ href="\/(?!\/)/g, ` href="${site}/`);
}
