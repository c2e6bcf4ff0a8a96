import { decodeAddress } from './decode-address';

/** An address of the docs as typed or pasted. */
export interface Address {
  /** The pages that it may mean, most likely first: below a base, the page's own address is the end of it. */
  pages: string[];
  /** The anchor, without `#`. */
  anchor?: string;
  /** Whether it can be nothing but the address of a page: it ends like one, or has an anchor. */
  isCertain: boolean;
}

const ADDRESS =
  /^\s*(?:https?:\/\/)?((?:[a-z\d-]+\.)+[a-z\d-]+|localhost)?(?::\d+)?(\/[^\s?#]*)(?:\?[^\s#]*)?(?:#(\S+))?\s*$/iu;

/** `https://developers.abaco.example/guides/webhooks/#retries`, `/guides/webhooks.html`; undefined for anything else. */
export function parseAddress(query: string): Address | undefined {
  const [, host, typed, anchor] = ADDRESS.exec(query) ?? [];
  if (typed === undefined || (typed === '/' && host === undefined)) return undefined;
  const path = decodeAddress(typed).replace(/(?:\/index)?\.(?:html?|mdx?)$/i, '/');
  const steps = path.split('/').filter((step) => step !== '');
  return {
    pages: steps.length === 0 ? ['/'] : steps.map((_, start) => `/${steps.slice(start).join('/')}/`),
    ...(anchor !== undefined && { anchor: decodeAddress(anchor) }),
    isCertain: path.endsWith('/') || anchor !== undefined,
  };
}
