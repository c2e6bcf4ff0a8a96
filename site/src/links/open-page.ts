import { translate } from '#core/labels/translate';
import type { LinkData } from '#core/contracts/page-data';
import { pageOf } from './page-address';

/** Assistants that open with the question in their query. */
const ASSISTANTS = { ChatGPT: 'https://chatgpt.com/', Claude: 'https://claude.ai/new' };

/**
 * Returns links that open the Markdown of a page: as a file of this site, and in assistants. An assistant receives the address of
 * the Markdown and nothing else, once a reader follows the link.
 * @param site start of absolute addresses, without the base path: `https://docs.example`; empty if nobody named one, so that an
 * assistant could not find the page.
 * @param path that of the page, with the base path. It cannot change the host of a link or add to its query.
 * @param names the assistants to offer.
 */
export function openPageLinks(site: string, path: string, names = Object.keys(ASSISTANTS)): LinkData[] {
  const { origin, pathname } = new URL(`${site || 'file://'}${pageOf(path)}index.md`);
  // Two slashes would begin the name of another host.
  const file = pathname.replace(/^\/+/, '/');
  const question = encodeURIComponent(
    translate('Read {origin}{file} and answer my questions about it.', { origin, file }),
  );
  return [
    { label: translate('View as Markdown'), href: `pathname://${file}` },
    ...Object.entries(site === '' ? {} : ASSISTANTS)
      .filter(([name]) => names.includes(name))
      .map(([name, address]) => ({
        label: translate('Open in {name}', { name }),
        href: `${address}?q=${question}`,
      })),
  ];
}
