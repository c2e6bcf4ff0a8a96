import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Json } from '#core/json/json';
import type { Generation } from '../../../generator/run/generation';
import { type BuiltPage, readHtml } from '../../contract/html/built-page';
import { textOf } from '../generate';
import { baseOf } from './join';

/** A page of a description in the joined site. */
export interface JoinedPage extends BuiltPage {
  url: string;
  /** Size of its HTML. */
  bytes: number;
  /** The data that the generator wrote for it. */
  data: Json;
}

/** All pages of a description as they are served. */
export function readPages(site: string, name: string, generation: Generation): JoinedPage[] {
  return generation.files
    .filter(({ path: file }) => file.endsWith('.mdx'))
    .map(({ path: file, content }) => {
      const [, slug = ''] = /^slug: "\/(.*)"$/m.exec(content) ?? [];
      const [, dataFile = ''] = /^import data from "\.\/(.*)";$/m.exec(content) ?? [];
      const url = `${baseOf(name)}${slug}`;
      const html = path.join(site, url, 'index.html');
      const data = JSON.parse(textOf(generation, path.posix.join(path.dirname(file), dataFile))) as Json;
      return { url, data, bytes: statSync(html).size, ...readHtml(readFileSync(html, 'utf8')) };
    });
}
