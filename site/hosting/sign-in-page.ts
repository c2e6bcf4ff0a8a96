import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translate } from '#core/labels/translate';
import { escapeHtml } from '#core/text/escape-html';

/**
 * Passes the query on to the page that opened the window (`site/src/live/sign-in.ts`). A channel reaches pages of this site only. The
 * opener would not: `Cross-Origin-Opener-Policy` separates the windows.
 */
const SCRIPT = `new BroadcastChannel('oauth-redirect').postMessage(location.search);
history.replaceState(null, '', location.pathname);
window.close();`;

/** Writes the page that authorization servers send readers back to. Nothing on it is loaded, so that nothing else sees the code. */
export function writeSignInPage(folder: string): void {
  const page = join(folder, 'oauth-redirect');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), formatPage());
}

function formatPage(): string {
  const title = escapeHtml(translate('Sign in'));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(translate('You can close this window: the page that opened it continues.'))}</p>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
