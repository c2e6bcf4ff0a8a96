import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeMachine } from '../machine';
import { exponentOf, measure, sizeOf, type Usage } from '../measure';
import { describeApi } from './describe-api';

const ROOT = path.resolve(__dirname, '../../..');
const TS_NODE = path.join(ROOT, 'node_modules/ts-node/dist/bin.js');
const REPORT = path.join(ROOT, 'docs/_benchmarks/scale.md');
const SIZES = [100, 500, 1000, 2500, 5000];
/** What the stock plugin expands in full grows with the references that it meets. */
const COMPARED = 500;

/** `npm run bench:scale`: how the generator grows, and the stock plugin beside it. */
function main(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'scale-'));
  try {
    const growth = SIZES.map((size) => ({ size, ...generate(describeFile(folder, size), folder) }));
    const compared = describeFile(folder, COMPARED);
    const rows = [
      compareRow(`${COMPARED} operations`, generate(compared, folder), stock(compared, folder)),
      ...githubRow(folder),
    ];
    const report = formatReport(growth, rows);
    mkdirSync(path.dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, report);
    process.stdout.write(report);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function describeFile(folder: string, size: number): string {
  const file = path.join(folder, `api-${size}.json`);
  writeFileSync(file, JSON.stringify(describeApi(size)));
  return file;
}

type Generated = Usage & ReturnType<typeof sizeOf> & { pages: number };

function generate(entry: string, folder: string): Generated {
  const out = path.join(folder, 'out');
  rmSync(out, { recursive: true, force: true });
  const args = [TS_NODE, 'generator/main.ts', '--entry', entry, '--out', out];
  const usage = measure(args, { cwd: ROOT });
  const pages = Number(/^pages +(\d+) ms/m.exec(usage.stderr)?.[1] ?? NaN) / 1000;
  process.stderr.write(
    `${path.basename(entry)}: ${usage.cpu.toFixed(1)} s CPU, pages ${pages.toFixed(1)} s\n`,
  );
  return { ...usage, ...sizeOf(out), pages };
}

/** `docusaurus gen-api-docs` in a site that has nothing but the plugin. */
function stock(entry: string, folder: string): (Usage & ReturnType<typeof sizeOf>) | undefined {
  const site = path.join(folder, 'stock');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(path.join(site, 'docs/api'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'));
  writeFileSync(path.join(site, 'docusaurus.config.js'), stockConfig(entry));
  try {
    const usage = measure(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'gen-api-docs', 'api'], {
      cwd: site,
    });
    return { ...usage, ...sizeOf(path.join(site, 'docs')) };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return undefined;
  }
}

function stockConfig(entry: string): string {
  const config = {
    title: 'Stock',
    url: 'https://example.com',
    baseUrl: '/',
    presets: [['classic', { docs: { sidebarPath: undefined }, blog: false }]],
    plugins: [
      [
        'docusaurus-plugin-openapi-docs',
        { id: 'api', docsPluginId: 'classic', config: { api: { specPath: entry, outputDir: 'docs/api' } } },
      ],
    ],
  };
  return `module.exports = ${JSON.stringify(config)};\n`;
}

function githubRow(folder: string): string[] {
  try {
    const entry = createRequire(__filename).resolve('@octokit/openapi/generated/api.github.com.json');
    return [compareRow('GitHub (`@octokit/openapi`)', generate(entry, folder), stock(entry, folder))];
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return [];
  }
}

function compareRow(name: string, ours: Generated, theirs: ReturnType<typeof stock>): string {
  const cell = (value: number, digits = 1) => value.toFixed(digits);
  const pair = (key: 'wall' | 'cpu' | 'memory' | 'megabytes', digits = 1) => {
    if (!theirs) return `${cell(ours[key], digits)} / –`;
    const ratio = theirs[key] / ours[key];
    return `${cell(ours[key], digits)} / ${cell(theirs[key], digits)} (${cell(ratio, 2)}×)`;
  };
  return `| ${name} | ${cell(ours.pages)} | ${pair('wall')} | ${pair('cpu')} | ${pair('memory', 0)} | ${pair('megabytes')} |`;
}

function formatReport(growth: readonly (Generated & { size: number })[], rows: readonly string[]): string {
  const exponent = (key: 'cpu' | 'memory' | 'megabytes') =>
    exponentOf(
      growth.map(({ size }) => size),
      growth.map((one) => one[key]),
    ).toFixed(2);
  const lines = growth.map(
    ({ size, cpu, wall, memory, files, megabytes, pages }) =>
      `| ${size} | ${cpu.toFixed(1)} | ${wall.toFixed(1)} | ${pages.toFixed(1)} | ${memory.toFixed(0)} | ${files} | ${megabytes.toFixed(1)} |`,
  );
  return `# Scale

\`npm run bench:scale\` writes this page. ${describeMachine()}
Other work on the machine lengthens wall time most and CPU time some; both columns of a row, and the exponents, bear it alike.

## Growth of \`npm run generate\`

An API of five operations to a tag, with a schema of 14 fields to each tag.

| operations | CPU s | wall s | stage pages, wall s | peak MB | files | MB written |
| --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
| exponent | ${exponent('cpu')} | | | ${exponent('memory')} | | ${exponent('megabytes')} |

## Beside the stock plugin

\`npm run generate\` makes types, snippets in eight languages, pages, facts and search records; \`docusaurus gen-api-docs\` of
docusaurus-plugin-openapi-docs makes pages. Each cell: ours / stock (how many times ours).

| description | our stage pages, wall s | wall s | CPU s | peak MB | MB written |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

main();
