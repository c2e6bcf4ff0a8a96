import { placeAt } from '#core/text/place-at';
import type { Sources } from '../plan/plan';
import type { Rename } from './plan-rename';
import { wordPattern } from './replace-word';

/** Folders that people write in; `docs/_claims` and `docs/_releases` have commands. */
const FOLDERS = ['openapi', 'docs', 'simulator', 'site', 'core', 'tool', 'search', 'tools', 'tests'];
const SKIPPED =
  /^docs\/_(claims|releases|benchmarks)\/|^openapi\/redirects\.yaml$|(^|\/)(node_modules|\.docusaurus)\/|\.(png|woff2|br|gz|zip)$/;

/** A location that a rename leaves to a person. */
export interface Left {
  file: string;
  line: number;
  column: number;
  /** The name or its words, as they are there. */
  found: string;
}

/** Returns the locations of the name where it may mean another field, and of its words in prose. */
export function findLeft(rename: Rename, sources: Sources): Left[] {
  const files = ['CHANGELOG.md', ...FOLDERS.flatMap((folder) => sources.list(folder))];
  const isRelated = rename.family.isUnique ? () => true : relatedTo(rename, sources);
  return files
    .filter((file) => !SKIPPED.test(file))
    .flatMap((file) => {
      const content = sources.read(file) ?? '';
      if (!isRelated(file, content)) return [];
      return patternsOf(rename).flatMap((pattern) =>
        [...content.matchAll(pattern)].map(({ index, 0: found }) => ({
          file,
          ...placeAt(index, content),
          found,
        })),
      );
    });
}

/** A name that is a word of prose too counts where it is a key or code. */
function patternsOf({ field, family }: Rename): RegExp[] {
  const words = field.replaceAll('_', ' ');
  if (!family.isUnique)
    return [new RegExp(`(?<=[\`'"./])${field}(?=[\`'"])|(?<![\\w$.])${field}(?=\\??:)`, 'g')];
  return [wordPattern(field), new RegExp(`\\b${words}\\b`, 'gi')];
}

/** Returns whether a file names a schema of the family, or is an example of an operation that does. */
function relatedTo({ family }: Rename, sources: Sources): (file: string, content: string) => boolean {
  const schema = new RegExp(`(?<!\\w)(?:${family.schemas.join('|')})(?!\\w)`);
  const operations = new Set(
    sources
      .list('openapi/paths')
      .map((file) => sources.read(file) ?? '')
      .filter((text) => schema.test(text))
      .flatMap((text) => [...text.matchAll(/^ {2}operationId: (\w+)/gm)].map(([, id]) => id)),
  );
  return (file, content) => {
    const example = /^openapi\/components\/examples\/(\w+)\./.exec(file)?.[1];
    return example === undefined ? schema.test(content) : operations.has(example);
  };
}
