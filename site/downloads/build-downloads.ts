import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import type { Project } from '#core/contracts/project';
import { findLosslessNumbers, restoreDigits } from '#core/json/lossless-numbers';
import { bundled, extension } from '../config/code';
import { listFiles } from '../list-files';
import { locationsOfApis } from './locations-of-apis';
import { bundleProgram } from './bundle-program';
import { listClients, listEarlierClients } from './list-clients';
import { files, programNames } from './file-names';

/** A file that readers download. */
export interface Download {
  /** Its path below the base path of the site. */
  path: string;
  content: string;
}

/** Builds the files that the generator made or that are made from them; those of a simulator only if there is one. */
export function buildDownloads(generated: string, project: Project): Download[] {
  const read = (path: string) => readFileSync(join(generated, path), 'utf8');
  const folder = join(generated, 'downloads');
  const made = existsSync(folder) ? listFiles(folder) : [];
  return [
    ...locationsOfApis(project).flatMap(({ folder: of, downloads: below }) => {
      const json = read(`bundle/${of}openapi.json`);
      return [
        { path: `${below}${files.json}`, content: json },
        { path: `${below}${files.yaml}`, content: toYaml(json) },
        { path: `${below}${files.types}`, content: read(`types/${of}api.d.ts`) },
        { path: `${below}${files.postman}`, content: read(`postman/${of}postman.json`) },
      ];
    }),
    ...(existsSync(join(generated, 'arazzo')) ? [buildArazzo(read('arazzo/api.arazzo.yaml'))] : []),
    ...listClients(generated).map((path) => ({ path, content: read(path) })),
    ...listEarlierClients(generated).map(({ path, source }) => ({ path, content: read(source) })),
    ...made.map((path) => ({ path, content: read(`downloads/${path}`) })),
  ];
}

/** Refers to the description as it is published: next to the workflows. */
function buildArazzo(text: string): Download {
  const document = parseDocument(text);
  document.setIn(['sourceDescriptions', 0, 'url'], files.yaml);
  return { path: files.arazzo, content: document.toString({ lineWidth: 0 }) };
}

/** Builds the simulator, which only our own API has. */
export async function buildSimulator(project: Project): Promise<Download> {
  const { simulator } = programNames(project);
  const about = `The ${project.name} API on this machine: node ${simulator} --help.`;
  return {
    path: simulator,
    content: await bundleProgram(join(bundled, `simulator/one-file${extension}`), about),
  };
}

function toYaml(json: string): string {
  return restoreDigits(findLosslessNumbers([json]).exact)(stringify(JSON.parse(json)));
}
