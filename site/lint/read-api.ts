import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Project } from '#core/contracts/project';
import type { Json } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import { home } from '../config/code';
import { listPageFiles } from '../config/page-files';
import { files, programNames } from '../downloads/file-names';
import { listClients } from '../downloads/list-clients';
import { locationsOfApis } from '../downloads/locations-of-apis';
import { readAll } from '../errors/page-error';
import { readAllData, readData } from '../remark/read-data';
import { readSources } from '../remark/read-sources';
import { sourcePlaces, stampOf } from '../remark/source-files';
import type { Api, ApiData, NamesOfPages, Words } from './api';
import { readPage } from './page';

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
  const text = readFileSync(join(generated, PROJECT), 'utf8');
  const project = JSON.parse(text) as Project;
  const programs = programNames(project);
  return {
    sources: readSources(generated, docs),
    names: (readData(docs, 'names.yaml') ?? { everywhere: {} }) as NamesOfPages,
    words: (readData(docs, 'words.yaml') ?? { names: [], words: [] }) as Words,
    servers: bundlesOf(generated, project).flatMap(serversIn),
    hosts: hostsIn(text),
    files: [
      ...Object.values(files),
      ...Object.values(programs),
      ...listClients(generated),
      'webhook-signatures.json',
    ],
    data: readAllData(docs),
  };
}

/** Returns a string that changes whenever `readApiData` would return something else. */
export function stampOfApiData(generated: string, docs: string): string {
  const { files, folders } = sourcePlaces(generated, docs);
  const project = join(generated, PROJECT);
  const bundles = bundlesOf(generated, JSON.parse(readFileSync(project, 'utf8')) as Project);
  const more = [...bundles, project];
  return stampOf({ files: [...files, ...more], folders: [...folders, join(docs, '_data')] });
}

/** Returns the bundled descriptions of all APIs of a site. */
function bundlesOf(generated: string, project: Pick<Project, 'apis'>): string[] {
  return locationsOfApis(project).map(({ folder }) => join(generated, `bundle/${folder}openapi.json`));
}

function serversIn(bundle: string): string[] {
  const { servers } = objectOf(JSON.parse(readFileSync(bundle, 'utf8')) as Json);
  return listOf(servers).flatMap((server) => textOf(objectOf(server).url) ?? []);
}

/** Returns the hosts of the links in the site's settings. */
function hostsIn(project: string): string[] {
  const links = project.matchAll(/"https:\/\/([^/"?#]+)[^"]*"/g);
  return [...new Set([...links].flatMap(([, host]) => host ?? []))].toSorted();
}
