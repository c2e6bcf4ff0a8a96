import { micromark, type Options } from 'micromark';
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { Html } from '../page-data';
import { renderPlainText } from './plain-text';
import { restrictHtml } from './restrict-html';

// Raw HTML comes out as text and links with a dangerous protocol without their target: micromark's defaults. Footnotes
// and task lists are left out, because their ids and check boxes are not made for many texts in one page.
const OPTIONS: Options = {
  extensions: [gfmTable(), gfmStrikethrough(), gfmAutolinkLiteral()],
  htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml(), gfmAutolinkLiteralHtml()],
};

export type RenderMarkdown = (markdown: string | undefined) => Html | undefined;

/**
 * Makes the function that turns an author's Markdown (CommonMark with the tables, strikethrough and bare links of
 * GitHub) into safe HTML; undefined for no text. The same text is rendered once.
 */
export function createRenderMarkdown(): RenderMarkdown {
  const known = new Map<string, Html>();
  return (markdown) => {
    const text = markdown?.trim();
    if (!text) return undefined;
    const html = known.get(text) ?? renderPlainText(text) ?? restrictHtml(micromark(text, OPTIONS));
    known.set(text, html);
    return html;
  };
}
