/** Elements that would ask the network for something, or lead somewhere. */
const ACTIVE = 'script, link, base, meta[http-equiv], iframe, frame, object, embed, form';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * A document for a frame without rights: nothing in it runs, asks the network or leads anywhere, whatever the template
 * prints. The sandbox of the frame and the policy say so too; each of the three is enough.
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
