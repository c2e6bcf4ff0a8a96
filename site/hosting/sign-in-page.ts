import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translate } from '#core/labels/translate';
import { escapeHtml } from '#core/text/escape-html';
import { formatBarePage } from './bare-page';

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
  return formatBarePage({
    title: escapeHtml(translate('Sign in')),
    head: '<meta name="color-scheme" content="light dark">\n',
    html: escapeHtml(translate('You can close this window: the page that opened it continues.')),
    script: `<script>${SCRIPT}</script>`,
  });
}
