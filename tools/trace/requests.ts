import type { Question } from './answers';

/** The code from which the fixture site is built when a run starts. */
const FIXTURE_SITE = [
  'core',
  'generated',
  'generator',
  'search',
  'simulator',
  'site',
  'tests/fixtures',
  'tool',
];

/**
 * The questions behind a request: the files of the built site that could answer it, the code of the fixture site, or the whole
 * build behind another server of a test.
 * @param ports of the servers that Playwright starts
 */
export function askedBy(url: string, ports: { site: number; fixture: number }): Question[] {
  const { hostname, port, pathname } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [];
  if (Number(port) === ports.fixture) return FIXTURE_SITE.map((folder) => `tree ${folder}`);
  if (Number(port) !== ports.site) return ['tree build'];
  const name = `build${decodeURI(pathname)}`.replace(/\/$/, '');
  return [name, `${name}.html`, `${name}/index.html`, 'build/_headers', 'build/_redirects'].map(
    (file) => `file ${file}`,
  );
}
