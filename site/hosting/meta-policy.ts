import { hashScripts } from './security-policy';

/** Directives that browsers ignore in a `<meta>`, and report as mistakes. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

/** Browsers look for the encoding in the first 1,024 bytes, so that the policy comes after it, but before any script. */
const ENCODING = /<meta charset="?[\w-]+"?\s*\/?>/i;

/**
 * Returns a page that carries the policy of the headers in its HTML, for hosts that send no headers. It allows only the inline
 * scripts of this page.
 * @param policy the value of `Content-Security-Policy`
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy
 */
export function addMetaPolicy(html: string, policy: string): string {
  const directives = policy
    .split(/;\s*/)
    .filter((directive) => !HEADER_ONLY.includes(nameOf(directive)))
    .map((directive) => (nameOf(directive) === 'script-src' ? allowScripts(directive, html) : directive));
  const content = directives.join('; ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  const referrer = '<meta name="referrer" content="strict-origin-when-cross-origin">';
  // The policy has `$` in no place, but a replacement must not depend on that.
  const add = (place: string) => `${place}\n${meta}\n${referrer}`;
  return ENCODING.test(html) ? html.replace(ENCODING, add) : html.replace(/<head[^>]*>/i, add);
}

function nameOf(directive: string): string {
  return directive.trim().split(/\s/)[0] ?? '';
}

/** The hashes of this page's scripts in place of those of all pages. */
function allowScripts(directive: string, html: string): string {
  const others = directive.split(/\s+/).filter((source) => !source.startsWith("'sha256-"));
  return [...others, ...new Set(hashScripts(html))].join(' ');
}
