import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from '#core/contracts/facts';
import { measure, type Usage } from '../measure';
import { describeFile, generate } from './ours';
import { pair } from './pair';
import { ROOT, TS_NODE } from './paths';
import { buildStock, generateStock, installThemeSite } from './stock';
import { weighPages, type Weight } from './weigh-pages';

const MIDDLE = 200;

/** From a description to a built site: ours, and that of the stock plugin and theme. */
export async function compareTheme(folder: string): Promise<string> {
  const site = path.join(folder, 'theme');
  installThemeSite(site);
  const descriptions = [
    { name: 'our own description', entry: path.join(ROOT, 'openapi/openapi.yaml') },
    { name: `${MIDDLE} operations`, entry: describeFile(folder, MIDDLE) },
  ];
  const rows: string[] = [];
  for (const { name, entry } of descriptions)
    rows.push(formatRow(name, await buildOurs(entry, folder), await buildTheirs(entry, site)));
  return `From a description to a built site: \`npm run generate\` and \`npm run build\`, and \`gen-api-docs\` and \`docusaurus build\` with
docusaurus-theme-openapi-docs, both with the same Docusaurus. Ours has the hand-written pages and their search too. The bytes
are means over the pages of operations for HTML, in which a stock page has no parameters, schemas and snippets; for JavaScript
all that a first visit of one of them loads. Each cell: ours / stock (how many times ours).

| description | CPU s | peak MB | HTML of a page, KB | compressed | JavaScript, KB compressed |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`;
}

interface Built extends Pick<Usage, 'cpu' | 'memory'> {
  weight: Weight;
}

async function buildOurs(entry: string, folder: string): Promise<Built> {
  const generated = generate(entry, folder);
  const build = path.join(folder, 'build');
  const built = measure([TS_NODE, 'site/build.ts'], {
    cwd: ROOT,
    env: { GENERATED_DIR: generated.out, SITE_OUT: build },
  });
  const facts = JSON.parse(readFileSync(path.join(generated.out, 'facts/facts.json'), 'utf8')) as Facts;
  const pages = Object.values(facts.operations).map(({ href }) => `${href}index.html`);
  return { ...together(generated, built), weight: await weighPages(build, pages) };
}

async function buildTheirs(entry: string, site: string): Promise<Built> {
  for (const made of ['docs', 'build', '.docusaurus'])
    rmSync(path.join(site, made), { recursive: true, force: true });
  const generated = generateStock(site, entry, { theme: true });
  const built = buildStock(site);
  return { ...together(generated, built), weight: await weighPages(built.build, built.operations) };
}

/** Of two commands, one after the other. */
function together(one: Usage, other: Usage): Pick<Usage, 'cpu' | 'memory'> {
  return { cpu: one.cpu + other.cpu, memory: Math.max(one.memory, other.memory) };
}

function formatRow(name: string, ours: Built, theirs: Built): string {
  const cells = [
    pair(ours.cpu, theirs.cpu),
    pair(ours.memory, theirs.memory, 0),
    pair(ours.weight.html, theirs.weight.html),
    pair(ours.weight.htmlCompressed, theirs.weight.htmlCompressed),
    pair(ours.weight.script, theirs.weight.script),
  ];
  const row = `| ${name} | ${cells.join(' | ')} |`;
  process.stderr.write(`${row}\n`);
  return row;
}
