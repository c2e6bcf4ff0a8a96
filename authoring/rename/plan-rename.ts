import type { FileChange, Sources } from '../plan/plan';
import type { Family } from './find-family';
import { renameInCode } from './rename-in-code';
import { renameInSchema } from './rename-in-schema';
import { replaceWord } from './replace-word';

/** A field, its family, and its new name. */
export interface Rename {
  family: Family;
  field: string;
  name: string;
}

/** Where a name that only this field has means this field. */
const DATA = [
  'openapi',
  'docs/_code',
  'docs/_data',
  'docs/guides',
  'docs/tools',
  'docs/templates',
  'simulator',
  'site',
];
const TESTED = ['tests/agents', 'tests/docs', 'tests/simulator', 'tests/contract'];

/** The judges of the rest: requirements, recorded responses, and queries. With the rename in them, nothing would question it. */
const JUDGES = /^tests\/(specified|search)\/|\/recorded\//;

/** Whether a person has to say what a file wants after a rename. */
export function isJudge(file: string): boolean {
  return JUDGES.test(file);
}

/** The history of the API and of its addresses keeps the old name. */
const KEPT = /^openapi\/redirects\.yaml$|(^|\/)(node_modules|\.docusaurus)\//;

/** Files that people read and write. */
const TEXT = /\.(ya?ml|mdx?|json|jsonl|rb|py|php|go|java|js|mjs|sh|txt|css|liquid|html)$/;

/** Returns the sources with a field under its new name. */
export function planRename(rename: Rename, sources: Sources): FileChange[] {
  return listFiles(sources).flatMap((file) => {
    const before = sources.read(file) ?? '';
    const content = renameIn(file, before, rename);
    return content === before ? [] : [{ file, content }];
  });
}

/** Lists the files in which the name of a field may be. */
function listFiles(sources: Sources): string[] {
  const files = [...DATA, ...TESTED].flatMap((folder) => sources.list(folder));
  return files.filter(
    (file) => !KEPT.test(file) && !isJudge(file) && (TEXT.test(file) || /\.tsx?$/.test(file)),
  );
}

function renameIn(file: string, content: string, { family, field, name }: Rename): string {
  if (!content.includes(field)) return content;
  const schema = /^openapi\/components\/schemas\/(\w+)\.yaml$/.exec(file)?.[1];
  const own =
    schema !== undefined && family.schemas.includes(schema) ? renameInSchema(content, field, name) : content;
  const named = family.schemas.reduce(
    (text, owner) => replaceWord(text, `${owner}.${field}`, `${owner}.${name}`),
    own,
  );
  if (!family.isUnique) return named;
  if (/\.tsx?$/.test(file)) return renameInCode(file, named, field, name);
  return keepingVersions(file, named, (text) => replaceWord(text, field, name));
}

/** The changes of a version have the names of that time. */
function keepingVersions(file: string, content: string, change: (text: string) => string): string {
  if (file !== 'openapi/openapi.yaml') return change(content);
  const [versions = ''] = /^x-api-versions:\n(?:[ #].*\n)*/m.exec(content) ?? [];
  const [before = '', after = ''] = versions === '' ? [content] : content.split(versions);
  return change(before) + versions + change(after);
}
