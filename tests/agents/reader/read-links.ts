import { isReadable } from './site';

/** A link to something that a reader can fetch. */
export interface Link {
  /** Address from the root, without an anchor: `/guides/webhooks/index.md`. */
  address: string;
  /** The text of the link itself. */
  text: string;
  /** The text after the link of a list item, without the call that it may begin with. */
  note: string;
}

const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^)\s]+)\)/g;

/** An item that is a link, and perhaps a note. */
const ITEM = /^ *[-*] \[(?:\\.|[^\]\\])*\]\([^)\s]+\)(?:: (.*))?$/;

/** `PUT /invoices/{id}. `: a method does not count as a word. */
const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S* ?/;

/** Reads the links of a list of pages or of a page, without those in code. */
export function readLinks(markdown: string, from: string): Link[] {
  const outside = markdown.replaceAll(/^( *)```[^]*?^\1```/gm, '');
  return outside.split('\n').flatMap((line) => {
    const note = (ITEM.exec(line)?.[1] ?? '').replace(CALL, '');
    return [...line.matchAll(LINK)].flatMap(([, text = '', href = '']) => {
      const address = new URL(href, `https://site.invalid${from}`).pathname;
      return isReadable(address) ? [{ address, text: text.replaceAll('\\', ''), note }] : [];
    });
  });
}
