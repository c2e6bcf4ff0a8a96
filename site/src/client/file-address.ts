/**
 * The address of a file (`/glossary/index.html`, `/glossary.html`) becomes that of its page, before anything looks up the code
 * of the page by it.
 */
if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const page = pathname.replace(/(\/index)?\.html$/, '/');
  if (page !== pathname) window.history.replaceState(window.history.state, '', page + search + hash);
}
