import type { Paragraph } from 'mdast';
import { inlineCode, link, paragraph, text } from '../remark/nodes';

/** Returns the line above code that calls an operation: its method and path, linked to its page. */
export function callLine(method: string, path: string, href: string): Paragraph {
  return paragraph(link(href, [inlineCode(`${method} ${path}`)]), text(':'));
}
