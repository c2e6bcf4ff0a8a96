/** The hosts that pages write, with the path that comes after the one of a test. */
const HOSTS: readonly { pattern: RegExp; path: string }[] = [
  { pattern: /https:\/\/(?:[^\s/"'`]+\.)?sandbox\.abaco\.example\/api/g, path: '/api' },
  { pattern: /https:\/\/sandbox\.abaco\.example\/oauth/g, path: '/oauth' },
  { pattern: /http:\/\/127\.0\.0\.1:4010\/api/g, path: '/api' },
  { pattern: /https:\/\/developers\.abaco\.example/g, path: '' },
];

/** Code of a page with the host of a test in place of the documented ones, as readers put in their own. */
export function withOwnHost(code: string, url: string): string {
  return HOSTS.reduce((text, { pattern, path }) => text.replace(pattern, `${url}${path}`), code);
}
