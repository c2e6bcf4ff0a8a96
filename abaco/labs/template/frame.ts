/** Elements that could run scripts, load something, or navigate. */
const ACTIVE = 'script, link, base, meta[http-equiv], iframe, frame, object, embed, form';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * Returns a document for a sandboxed frame: whatever the template prints, nothing in it runs, uses the network or navigates.
 * Three measures ensure this, each enough by itself: the removal here, the policy, and the sandbox of the frame.
 */
export function frameDocument(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelectorAll(ACTIVE).forEach((element) => element.remove());
  page.querySelectorAll('[href], [target]').forEach((element) => {
    element.removeAttribute('href');
    element.removeAttribute('target');
  });
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = POLICY;
  page.head.prepend(policy);
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}
