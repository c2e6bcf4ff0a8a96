import { pageOf } from '../links/page-address';

/**
 * The address of a file (`/glossary/index.html`, `/glossary.html`) becomes that of its page, before anything looks up the code
 * of the page by it.
 */
if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  if (pathname.endsWith('.html'))
    window.history.replaceState(window.history.state, '', pageOf(pathname) + search + hash);
}
