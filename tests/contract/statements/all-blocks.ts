import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPageFiles } from '../../../site/config/page-files';
import type { Block } from './block';
import { blocksOfPage } from './blocks-of-page';
import { blocksOfYaml } from './blocks-of-yaml';

/** Files of `openapi/` whose strings are not prose about the API: settings, and the values of examples. */
const NOT_PROSE = /^(project|simulator)\.yaml$|^components\/examples\//;

/** Returns the blocks of the hand-written pages and of the files of the description. */
export function allBlocks(): Block[] {
  return [
    ...blocksOfFiles('docs', listPageFiles('docs'), blocksOfPage),
    ...blocksOfFiles('openapi', descriptionFiles(), blocksOfYaml),
  ];
}

function descriptionFiles(): string[] {
  const files = readdirSync('openapi', { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.yaml') && !NOT_PROSE.test(file)).toSorted();
}

function blocksOfFiles(
  folder: string,
  files: readonly string[],
  read: (source: string, file: string) => Block[],
): Block[] {
  return files.flatMap((file) => {
    const path = join(folder, file);
    return read(readFileSync(path, 'utf8'), path);
  });
}
