import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { VersionFile, VersionsFile } from '#core/contracts/versions';
import { clientOfVersion, listClients } from '../downloads/list-clients';
import { bundleMenu } from './bundle-menu';
import { moveMarkdown, writeOwnMarkdown } from './move-markdown';
import {
  type Move,
  movePage,
  stampPage,
  withBar,
  withCanonical,
  withCrumbs,
  withoutContent,
} from './move-page';
import { addressOf, hasPage, nearestPath } from './place';
import { DIFFERENCES, formatBar } from './version-bar';
import { readVersions } from './read-versions';

interface Finished {
  /** Folder of the complete build. */
  folder: string;
  /** Output of the generator. */
  generated: string;
  /** Start of every absolute address, without a trailing slash. */
  address: string;
  base: string;
}

/**
 * Completes the earlier versions in a build: pages that differ are there already; the others are copies of the current ones. Then adds
 * the menu of versions to every page of the reference. Does nothing while only one version is known.
 */
export async function finishVersions({ folder, generated, address, base }: Finished): Promise<void> {
  const versions = readVersions(generated);
  if (!versions) return;
  const styles = writeAsset(folder, base, 'css', readFileSync(join(__dirname, 'menu/menu.css'), 'utf8'));
  const script = writeAsset(folder, base, 'js', await bundleMenu());
  const site: BuiltSite = { folder, generated, address, base, versions, styles };
  const current = new Map(versions.pages.map((path) => [path, readPage(site, versions.current, path)]));
  for (const version of versions.versions) finishVersion(site, version, current);
  for (const [path, html] of current) {
    const bar = formatBar({ version: versions.current, path }, { versions, base, styles });
    writePage(site, versions.current, path, withBar(html, bar));
  }
  addScript(folder, script);
  addToList(site);
}

interface BuiltSite extends Finished {
  versions: VersionsFile;
  /** Address of the styles. */
  styles: string;
}

function finishVersion(
  site: BuiltSite,
  { version, pages }: VersionFile,
  current: ReadonlyMap<string, string>,
): void {
  const { versions, base, styles, address } = site;
  const move: Move = {
    version,
    from: `${base}api/`,
    to: addressOf(versions, { version, path: '' }, base),
    clients: listClients(site.generated).map((path) => {
      return { from: base + path, to: base + clientOfVersion(path, version) };
    }),
  };
  for (const path of new Set([...versions.pages, ...Object.keys(pages), DIFFERENCES])) {
    const place = { version, path };
    const known = current.get(path);
    const kind = pages[path]?.kind ?? (path === DIFFERENCES ? 'own' : 'gone');
    const html = kind === 'own' ? withCrumbs(readPage(site, version, path), known) : (known ?? '');
    const content = kind === 'stamped' ? stampPage(html, versions.current, version) : html;
    const moved = movePage(kind === 'gone' ? withoutContent(content) : content, move);
    const canonical = `${address}/api/${nearestPath(versions, { version: versions.current, path })}`;
    const isAlone = kind === 'own' && !hasPage(versions, { version: versions.current, path });
    writePage(
      site,
      version,
      path,
      withBar(
        isAlone ? moved : withCanonical(moved, canonical),
        formatBar(place, { versions, base, styles }),
      ),
    );
    if (kind === 'same' || kind === 'stamped')
      moveMarkdown(site, { ...move, path, isStamped: kind === 'stamped' });
  }
  writeOwnMarkdown(site, move);
}

function fileOf({ folder, versions }: BuiltSite, version: string, path: string): string {
  return join(folder, addressOf(versions, { version, path }, '/'), 'index.html');
}

function readPage(site: BuiltSite, version: string, path: string): string {
  return readFileSync(fileOf(site, version, path), 'utf8');
}

function writePage(site: BuiltSite, version: string, path: string, html: string): void {
  const file = fileOf(site, version, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

/** Browsers may keep everything in the folder of assets. */
function writeAsset(folder: string, base: string, kind: 'css' | 'js', content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  writeFileSync(join(folder, `assets/${kind}/versions.${hash}.${kind}`), content);
  return `${base}assets/${kind}/versions.${hash}.${kind}`;
}

/** Every page loads it: a reader may come to the reference from any of them. */
function addScript(folder: string, script: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('</body>', () => `<script src="${script}" defer></script></body>`),
    );
  }
}

/** Programs find the versions in the list of all pages. */
function addToList({ folder, address, versions }: BuiltSite): void {
  const file = join(folder, 'llms.txt');
  if (!existsSync(file)) return;
  const lines = versions.versions.map(
    ({ version }) =>
      `- [API ${version}](${address}/api/versions/${version}/index.md): the reference of an earlier version`,
  );
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8').trimEnd()}\n\n## Earlier versions\n\n${lines.join('\n')}\n`,
  );
}
