import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Json } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import { listPageFiles } from '../config/page-files';
import { readAll } from '../errors/page-error';
import { readSources } from '../remark/read-sources';
import type { Api, NamesOfPages, Words } from './api';
import { readPage } from './page';

/**
 * Reads the pages below `docs` and the data that they are checked against.
 * @param generated folder of the generator's output.
 * @throws PageError if pages are not valid MDX, and an Error if the generator has not run.
 */
export function readApi(generated: string, docs: string): Api {
  const data = (name: string): unknown => parse(readFileSync(join(docs, '_data', name), 'utf8'));
  const bundle = JSON.parse(readFileSync(join(generated, 'bundle/openapi.json'), 'utf8')) as Json;
  return {
    sources: readSources(generated, docs),
    names: data('names.yaml') as NamesOfPages,
    words: data('words.yaml') as Words,
    servers: listOf(objectOf(bundle).servers).flatMap((server) => textOf(objectOf(server).url) ?? []),
    hosts: hostsIn(readFileSync(join(generated, 'project/project.json'), 'utf8')),
    templates: data('template-objects.yaml') as Json,
    pages: readAll(listPageFiles(docs), (path) =>
      readPage(join('docs', path), readFileSync(join(docs, path), 'utf8')),
    ),
  };
}

/** Returns the hosts of the links in the site's settings. */
function hostsIn(project: string): string[] {
  const links = project.matchAll(/"https:\/\/([^/"?#]+)[^"]*"/g);
  return [...new Set([...links].flatMap(([, host]) => host ?? []))].toSorted();
}
