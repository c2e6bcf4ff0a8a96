import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { findLosslessNumbers, restoreDigits } from '#core/json/lossless-numbers';
import { root } from '../config/folders';
import { project } from '../config/project';
import { bundleProgram } from './bundle-program';
import { files } from './file-names';

/** A file that readers download. */
export interface Download {
  /** Its path below the base path of the site. */
  path: string;
  content: string;
}

/** Builds the files that any project offers. */
export function buildDownloads(generated: string): Download[] {
  const json = readFileSync(join(generated, 'bundle/openapi.json'), 'utf8');
  return [
    { path: files.json, content: json },
    { path: files.yaml, content: toYaml(json) },
  ];
}

/** Builds the simulator, which only our own API has. */
export async function buildSimulator(): Promise<Download> {
  const about = `The ${project.name} API on this machine: node ${files.simulator} --help.`;
  return {
    path: files.simulator,
    content: await bundleProgram(join(root, 'simulator/one-file.ts'), about),
  };
}

function toYaml(json: string): string {
  return restoreDigits(findLosslessNumbers([json]).exact)(stringify(JSON.parse(json)));
}
