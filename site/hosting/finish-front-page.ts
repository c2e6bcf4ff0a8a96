import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code of pages reads their address, which has to be that of the page that it was rendered for. */
const MOVE =
  "<script>history.replaceState(null,'',location.pathname.replace(/[^/]*$/,'api/')+location.search+location.hash)</script>";

/** The address of the overview where a page names its own. */
const OWN_ADDRESS = /(<(?:link|meta)[^>]*(?:rel="canonical" href|property="og:url" content)="[^"]*)api\/"/g;

/** Makes the overview of the API the front page of a complete build, for a site without hand-written pages. */
export function finishFrontPage(folder: string): void {
  const html = readFileSync(join(folder, 'api/index.html'), 'utf8');
  const front = html.replaceAll(OWN_ADDRESS, '$1"').replace('<head>', () => `<head>${MOVE}`);
  writeFileSync(join(folder, 'index.html'), front);
  const text = join(folder, 'api/index.md');
  if (existsSync(text)) copyFileSync(text, join(folder, 'index.md'));
}
