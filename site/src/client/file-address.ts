import { pageOf } from '../links/page-address';

/**
 * Replaces a file's address (`/glossary/index.html`, `/glossary.html`) with its page's, before any code looks up the page's code by
 * address.
 */
if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  if (pathname.endsWith('.html'))
    window.history.replaceState(window.history.state, '', pageOf(pathname) + search + hash);
}
