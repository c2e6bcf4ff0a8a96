import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Size, Usage } from '../measure';
import { unpackGithub } from '../../../tests/corpus/github';
import { describeFile, generate } from './ours';
import { pair } from './pair';
import { createPluginSite, generateStock } from './stock';

/** The stock plugin expands references in full, so its work grows with their number. */
const COMPARED = 500;

/** The generator and the command of the stock plugin on two descriptions. */
export function comparePlugin(folder: string): string {
  const rows = [
    compareRow(`${COMPARED} operations`, describeFile(folder, COMPARED), folder),
    compareRow('GitHub (`@octokit/openapi`)', unpackGithub(), folder),
  ];
  return `\`npm run generate\` makes types, snippets in eight languages, pages, facts and search records; \`docusaurus gen-api-docs\` of
docusaurus-plugin-openapi-docs makes pages. Each cell: ours / stock (how many times ours).

| description | our stage pages, wall s | wall s | CPU s | peak MB | MB written |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`;
}

function compareRow(name: string, entry: string, folder: string): string {
  const ours = generate(entry, folder);
  const stock = runStock(entry, folder);
  const cells = [
    pair(ours.wall, stock?.wall),
    pair(ours.cpu, stock?.cpu),
    pair(ours.memory, stock?.memory, 0),
    pair(ours.megabytes, stock?.megabytes),
  ];
  return `| ${name} | ${ours.pages.toFixed(1)} | ${cells.join(' | ')} |`;
}

/** Undefined when it does not come to an end. */
function runStock(entry: string, folder: string): (Usage & Size) | undefined {
  const site = path.join(folder, 'stock');
  rmSync(site, { recursive: true, force: true });
  createPluginSite(site);
  try {
    return generateStock(site, entry);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return undefined;
  }
}
