import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchRecords, StoredRecord } from '#core/contracts/search-records';
import { isObject, type Json } from '#core/json/json';
import type { Generation } from '../../../generator/run/generation';
import { textOf } from '../generate';

/** The description whose pages have no separate folder: the site takes its name, and needs `/api/`. */
const ROOT = 'train-travel';

/** Where the pages of a description are in the joined reference. */
export const baseOf = (name: string) => (name === ROOT ? '/api/' : `/api/${name}/`);

/** Writes one reference with the pages of all descriptions into a folder, each in a folder of its name. */
export function writeJoined(generations: ReadonlyMap<string, Generation>, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, { files }] of generations)
    for (const file of files.filter((one) => isPage(one.path)))
      write(folder, inFolder(file.path, name), moved(file.content, name));
  const sidebars = [...generations].map(([name, one]) => sidebarOf(name, one));
  write(folder, 'pages/sidebar.json', JSON.stringify(sidebars));
  const records = [...generations].flatMap(([name, one]) => recordsOf(one, name));
  write(folder, 'search/records.json', JSON.stringify({ records }));
  const whole = generations
    .get(ROOT)!
    .files.filter(({ path: file }) =>
      /^(bundle|clients|downloads|environments|facts|postman|project|types|world)\//.test(file),
    );
  for (const file of whole) write(folder, file.path, file.content);
}

function isPage(file: string): boolean {
  return file.startsWith('pages/') && file !== 'pages/sidebar.json';
}

function inFolder(file: string, name: string): string {
  return name === ROOT ? file : file.replace(/^pages\//, `pages/${name}/`);
}

/** Addresses of the reference as they are in data, markup and front matter. */
function moved(content: string, name: string): string {
  if (name === ROOT) return content;
  return content
    .replaceAll(/(["'(])\/api\//g, `$1${baseOf(name)}`)
    .replace(/^slug: "\//m, `slug: "/${name}/`);
}

function sidebarOf(name: string, generation: Generation): Json {
  const items = JSON.parse(textOf(generation, 'pages/sidebar.json')) as Json[];
  return { type: 'category', label: name, items: items.map((item) => itemOf(item, name)) };
}

/** Ids are in the folder of the description, and the keys of two descriptions are distinct. */
function itemOf(item: Json, name: string): Json {
  if (!isObject(item)) return item;
  const { id, link, items, key, label } = item;
  return {
    ...item,
    ...(item.type !== 'html' && { key: `${name} ${(key ?? label) as string}` }),
    ...(typeof id === 'string' && { id: inReference(id, name) }),
    ...(isObject(link) && { link: { ...link, id: inReference(link.id, name) } }),
    ...(Array.isArray(items) && { items: items.map((one) => itemOf(one, name)) }),
  };
}

/** The records that a search of a description finds in the joined reference. */
export function recordsOf(generation: Generation, name: string): StoredRecord[] {
  const text = moved(textOf(generation, 'search/records.json'), name);
  return (JSON.parse(text) as SearchRecords).records;
}

function write(folder: string, file: string, content: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function inReference(id: Json | undefined, name: string): string {
  return name === ROOT ? (id as string) : `${name}/${id as string}`;
}
