import { dirname, resolve } from 'node:path';

/**
 * Returns the address that a link of a hand-written page leads to: for the file of a page, the page's address.
 * @param url `./guides/webhooks.mdx#signature`, or any other address, which is returned unchanged.
 * @param file path of the page with the link.
 * @param addresses addresses of pages by the paths of their files.
 */
export function guideLink(url: string, file: string, addresses: ReadonlyMap<string, string>): string {
  if (/^([a-z][\w+.-]*:|[/#])/i.test(url)) return url;
  const { path = '', hash = '' } = /^(?<path>[^#]*)(?<hash>#.*)?$/.exec(url)?.groups ?? {};
  const address = addresses.get(resolve(dirname(file), decodeURI(path)));
  return address === undefined ? url : `${address}${hash}`;
}
