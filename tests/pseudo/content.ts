import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPageFiles } from '../../site/config/page-files';

/** Output of the generator with strings of the description and the project. */
const DATA = [
  'bundle/openapi.json',
  'environments/environments.json',
  'project/project.json',
  'facts/facts.json',
];

/** Words that no language translates: names of methods, types, standards and programs. */
const NAMES = [
  ...[
    'GET',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'EVENT',
    'JSON',
    'Atom',
    'Markdown',
    'HTTP',
    'OAuth',
    'basic',
    'Content-Type',
    'Docs',
  ],
  ...[
    'string',
    'number',
    'integer',
    'boolean',
    'object',
    'array',
    'null',
    'date',
    'uri',
    'byte',
    'json',
    'openapi',
    'postman',
    'yaml',
  ],
  ...[
    'curl',
    'TypeScript',
    'JavaScript',
    'Python',
    'Ruby',
    'PHP',
    'Go',
    'Java',
    'English (Pseudo-Accents)',
    'demo',
  ],
];

/** Lines for programs, which read English. */
const FOR_PROGRAMS = /^For AI agents: /;

/**
 * Returns a function that says whether a line is content: made of strings of the description, the guides and the project, and of
 * names and numbers.
 */
export function createContentCheck(root: string): (line: string) => boolean {
  const strings = new Set<string>(NAMES);
  for (const file of DATA) collect(JSON.parse(readFileSync(join(root, 'generated', file), 'utf8')), strings);
  for (const page of listPageFiles(join(root, 'docs')))
    for (const title of titlesIn(readFileSync(join(root, 'docs', page), 'utf8'))) strings.add(title);
  for (const word of readFileSync(join(root, 'docs/_data/popular.yaml'), 'utf8').split(
    /\n *(?:- )?(?:\w+: )?/,
  ))
    strings.add(word);
  for (const area of ['guides', 'tools', 'templates']) strings.add(area);
  const statuses = readFileSync(join(root, 'core/http/status-names.ts'), 'utf8');
  for (const [, name = ''] of statuses.matchAll(/'\d+': ['"](.*)['"]/g)) strings.add(name);
  const longestFirst = [...strings].toSorted((one, other) => other.length - one.length);
  return (line) => {
    if (strings.has(line) || FOR_PROGRAMS.test(line)) return true;
    const rest = longestFirst.reduce(
      (left, content) => (left.includes(content) ? cut(left, content) : left),
      line,
    );
    return !/\p{L}{2}/u.test(rest);
  };
}

/** Removes a string where it does not begin or end within a word. */
function cut(line: string, content: string): string {
  const isLetter = (character = '') => /\p{Ll}/u.test(character);
  const at = line.indexOf(content);
  const end = at + content.length;
  const isWithin =
    (isLetter(line[at - 1]) && isLetter(content[0])) || (isLetter(content.at(-1)) && isLetter(line[end]));
  if (isWithin || content.length < 2) return line;
  const rest = line.slice(end);
  return `${line.slice(0, at)} ${rest.includes(content) ? cut(rest, content) : rest}`;
}

function collect(value: unknown, strings: Set<string>): void {
  if (typeof value === 'string') {
    for (const part of [value, ...value.split(/\n#* ?|(?<=[.:]) |\*\*|`/)])
      strings.add(part.replaceAll(/\s+/g, ' ').trim());
  } else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      strings.add(name);
      collect(inner, strings);
    }
}

/** Returns the titles, headings and descriptions of a page. */
function titlesIn(page: string): string[] {
  const heads = page.matchAll(/^(?:title|sidebar_label|description): (.*)$|^#+ (.*?)(?: \{#.*)?$/gm);
  return [...heads].map(([, setting, heading]) => (setting ?? heading ?? '').replaceAll(/^['"]|['"]$/g, ''));
}
