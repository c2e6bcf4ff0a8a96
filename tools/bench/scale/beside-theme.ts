import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from '#core/contracts/facts';
import { unpackGithub } from '../../../tests/corpus/github';
import { measure, sizeOf, type Size, type Usage } from '../measure';
import { describeFile, generate } from './ours';
import { pair } from './pair';
import { ROOT, TS_NODE } from './paths';
import { buildStock, generateStock, installTheme } from './stock';
import { weighPages, type Weight } from './weigh-pages';

const MIDDLE = 200;

/** From a description to a built site: ours, and that of the stock plugin and theme. */
export async function compareTheme(folder: string): Promise<string> {
  return compareSites(folder, [
    { name: 'our own description', entry: path.join(ROOT, 'openapi/openapi.yaml'), isOwn: true },
    { name: `${MIDDLE} operations`, entry: describeFile(folder, MIDDLE) },
  ]);
}

/** The same for a large API; the stock build of it wants 14 GB. */
export async function compareLargeSite(folder: string): Promise<string> {
  return compareSites(folder, [{ name: 'GitHub (`@octokit/openapi`)', entry: unpackGithub() }]);
}

interface Description {
  name: string;
  entry: string;
  /** Built from the output in the repository, which makes the site that readers see: with its guides, labs and report. */
  isOwn?: boolean;
}

async function compareSites(folder: string, descriptions: readonly Description[]): Promise<string> {
  const site = path.join(folder, 'theme');
  installTheme(site);
  const rows: string[] = [];
  for (const description of descriptions)
    rows.push(
      formatRow(
        description.name,
        await buildOurs(description, folder),
        await buildTheirs(description.entry, site),
      ),
    );
  return `From a description to a built site: \`npm run generate\` and \`npm run build\`, and \`gen-api-docs\` and \`docusaurus build\` with
docusaurus-theme-openapi-docs, both with the same Docusaurus. Ours has the search too, and our own description the hand-written
pages. CPU time is of both commands, memory of the larger one. The bytes of HTML are means over the pages of operations, in
which a stock page has no parameters, schemas and snippets; JavaScript is what a first visit of one of them runs, without what
is fetched ahead for other pages. Each cell: ours / stock (how many times ours).

| description | generate, wall s | build, wall s | CPU s | peak MB | MB of the site | HTML of a page, KB | compressed | JavaScript, KB compressed |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`;
}

interface Built extends Pick<Usage, 'cpu' | 'memory'>, Pick<Size, 'megabytes'> {
  /** Wall time of each command in seconds. */
  generate: number;
  build: number;
  weight: Weight;
}

async function buildOurs({ entry, isOwn }: Description, folder: string): Promise<Built> {
  const generated = generate(entry, folder);
  const build = path.join(folder, 'build');
  const env = { SITE_OUT: build, ...(isOwn ? {} : { GENERATED_DIR: generated.out }) };
  const built = measure([TS_NODE, 'site/build.ts'], { cwd: ROOT, env });
  const facts = JSON.parse(readFileSync(path.join(generated.out, 'facts/facts.json'), 'utf8')) as Facts;
  const pages = Object.values(facts.operations).map(({ href }) => `${href}index.html`);
  return { ...together(generated, built), ...sizeOf(build), weight: await weighPages(build, pages) };
}

/** Undefined when it does not come to an end. */
async function buildTheirs(entry: string, site: string): Promise<Built | undefined> {
  for (const made of ['docs', 'build', '.docusaurus'])
    rmSync(path.join(site, made), { recursive: true, force: true });
  try {
    const generated = generateStock(site, entry, { theme: true });
    const built = buildStock(site);
    const weight = await weighPages(built.build, built.operations);
    return { ...together(generated, built), ...sizeOf(built.build), weight };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return undefined;
  }
}

/** Of two commands, one after the other. */
function together(generate: Usage, build: Usage): Omit<Built, 'megabytes' | 'weight'> {
  return {
    generate: generate.wall,
    build: build.wall,
    cpu: generate.cpu + build.cpu,
    memory: Math.max(generate.memory, build.memory),
  };
}

function formatRow(name: string, ours: Built, theirs?: Built): string {
  const cells = [
    pair(ours.generate, theirs?.generate),
    pair(ours.build, theirs?.build),
    pair(ours.cpu, theirs?.cpu),
    pair(ours.memory, theirs?.memory, 0),
    pair(ours.megabytes, theirs?.megabytes),
    pair(ours.weight.html, theirs?.weight.html),
    pair(ours.weight.htmlCompressed, theirs?.weight.htmlCompressed),
    pair(ours.weight.script, theirs?.weight.script),
  ];
  const row = `| ${name} | ${cells.join(' | ')} |`;
  process.stderr.write(`${row}\n`);
  return row;
}
