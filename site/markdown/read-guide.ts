import { readFileSync } from 'node:fs';
import type { Nodes, Root } from 'mdast';
import { VFile } from 'vfile';
import { isJsx, textsOf } from '../remark/attributes';
import { parsePage } from '../remark/parse-page';
import type { CallShowcaseData } from '../src/components/landing/CallShowcase/data';

/** A hand-written page whose elements are bound. */
export interface BoundGuide {
  tree: Root;
  file: VFile;
  /** Ids of the languages that it has code in, and the labels that the page shows. */
  languages: Map<string, string>;
}

/**
 * Reads a hand-written page and binds its elements, as the build does.
 * @param bind the site's own remark plugin (`bindProse`).
 * @throws PageError with each mistake of the page.
 */
export function readGuide(path: string, bind: (tree: Root, file: VFile) => void): BoundGuide {
  const file = new VFile({ path, value: readFileSync(path) });
  const tree = parsePage(String(file), path);
  bind(tree, file);
  return { tree, file, languages: new Map(languagesIn(tree)) };
}

function languagesIn(node: Nodes): [string, string][] {
  if (isJsx(node) && node.name === 'CodeTab') {
    const { value = '', label = value } = textsOf(node);
    return [[value, label]];
  }
  if (isJsx(node) && node.name === 'CallShowcase') {
    const { languages } = JSON.parse(textsOf(node).data ?? '{}') as CallShowcaseData;
    return languages.map(({ id, label }) => [id, label]);
  }
  return 'children' in node ? node.children.flatMap(languagesIn) : [];
}
