import { randomUUID } from 'node:crypto';
import type { ParseFrontMatter } from '@docusaurus/types';

/**
 * Reads the front matter of a page as Docusaurus does. @throws for one that is not YAML, however often it is read: the library
 * remembers a page before it reads it, so that the second time such a page would have no front matter and no title.
 */
export async function readFrontMatter({
  defaultParseFrontMatter,
  ...file
}: Parameters<ParseFrontMatter>[0]): ReturnType<ParseFrontMatter> {
  const parsed = await defaultParseFrontMatter(file);
  // Front matter that was read is not in the content any more. The added line is one that the library cannot remember.
  if (FENCE.test(parsed.content))
    await defaultParseFrontMatter({ ...file, fileContent: `${file.fileContent}\n${randomUUID()}` });
  return parsed;
}

const FENCE = /^---\r?\n/;
