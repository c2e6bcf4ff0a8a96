import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Project } from '#core/contracts/project';
import type { Json } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import { home } from '../config/code';
import { listPageFiles } from '../config/page-files';
import { files, programNames } from '../downloads/file-names';
import { readAll } from '../errors/page-error';
import { readAllData, readData } from '../remark/read-data';
import { readSources } from '../remark/read-sources';
import { sourcePlaces, stampOf } from '../remark/source-files';
import type { Api, ApiData, NamesOfPages, Words } from './api';
import { readPage } from './page';

const BUNDLE = 'bundle/openapi.json';
const PROJECT = 'project/project.json';

/**
 * Reads the pages below `docs` and the data that they are checked against.
 * @param generated folder of the generator's output.
 * @throws PageError if pages are not valid MDX, and an Error if the generator has not run.
 */
export function readApi(generated: string, docs: string): Api {
  const pages = readAll(listPageFiles(docs), (path) =>
    readPage(path, readFileSync(join(docs, path), 'utf8'), relative(home, resolve(docs))),
  );
  return { ...readApiData(generated, docs), pages };
}

/** Reads the data that pages are checked against. @throws Error if the generator has not run. */
export function readApiData(generated: string, docs: string): ApiData {
  const bundle = JSON.parse(readFileSync(join(generated, BUNDLE), 'utf8')) as Json;
  const project = readFileSync(join(generated, PROJECT), 'utf8');
  const programs = programNames(JSON.parse(project) as Project);
  return {
    sources: readSources(generated, docs),
    names: (readData(docs, 'names.yaml') ?? { everywhere: {} }) as NamesOfPages,
    words: (readData(docs, 'words.yaml') ?? { names: [], words: [] }) as Words,
    servers: listOf(objectOf(bundle).servers).flatMap((server) => textOf(objectOf(server).url) ?? []),
    hosts: hostsIn(project),
    files: [...Object.values(files), ...Object.values(programs), 'webhook-signatures.json'],
    data: readAllData(docs),
  };
}

/** Returns a string that changes whenever `readApiData` would return something else. */
export function stampOfApiData(generated: string, docs: string): string {
  const { files, folders } = sourcePlaces(generated, docs);
  const more = [join(generated, BUNDLE), join(generated, PROJECT)];
  return stampOf({ files: [...files, ...more], folders: [...folders, join(docs, '_data')] });
}

/** Returns the hosts of the links in the site's settings. */
function hostsIn(project: string): string[] {
  const links = project.matchAll(/"https:\/\/([^/"?#]+)[^"]*"/g);
  return [...new Set([...links].flatMap(([, host]) => host ?? []))].toSorted();
}
