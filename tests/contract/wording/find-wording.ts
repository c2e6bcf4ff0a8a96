import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Scalar } from 'yaml';
import type { Problem } from '../../../generator/problems/problem';
import { isTautology, type Described } from './is-tautology';
import { WORDS } from './words';

/** A file of the description: its path and its YAML. */
export interface DescriptionFile {
  path: string;
  source: string;
}

interface Text {
  node: Scalar<string>;
  pointer: string;
  /** Names from the outermost to the innermost object around the text. */
  names: string[];
}

const TEXT_KEYS = new Set(['description', 'summary', 'text', 'title']);
const RULE = 'wording';

/** Every text for readers that has a word of the list or only repeats the names around it, with its place. */
export function findWording(files: readonly DescriptionFile[]): Problem[] {
  return files.flatMap(({ path, source }) => {
    const lines = new LineCounter();
    const { contents } = parseDocument(source, { lineCounter: lines });
    const texts = textsIn(contents, { pointer: '#', names: [path] });
    return texts.flatMap((text) => {
      const { line, col } = lines.linePos(text.node.range?.[0] ?? 0);
      const location = { file: path, line, column: col, pointer: text.pointer };
      return judge(text).map(([message, remedy]) => ({
        ruleId: RULE,
        severity: 'error' as const,
        message,
        remedy,
        location,
      }));
    });
  });
}

function judge({ node: { value }, names }: Text): [message: string, remedy: string][] {
  const described = describedBy(names);
  const text = value.replaceAll(/\s+/g, ' ').trim();
  const words = WORDS.flatMap(({ pattern, instead }): [string, string][] => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [[`The text says "${found}".`, `Write ${instead}.`]];
  });
  return described !== undefined && isTautology(text, described)
    ? [...words, [`"${text}" only repeats the names around it.`, 'Say what the names do not say.']]
    : words;
}

/** What a property, a parameter or a header is called; other texts may be labels. */
function describedBy(names: string[]): Described | undefined {
  const [key, name = '', holder, ...owners] = names.toReversed();
  if (key !== 'description') return undefined;
  if (holder === 'properties') return { name, owners: owners.slice(-1).map(baseName) };
  const isParameter = names.length === 2 && /parameters|headers/.test(names[0] ?? '');
  return isParameter ? { name: baseName(names[0] ?? ''), owners: [] } : undefined;
}

function textsIn(node: Node | null, { pointer, names }: Omit<Text, 'node'>): Text[] {
  if (isSeq(node)) {
    return node.items.flatMap((item, index) =>
      textsIn(item as Node, { pointer: `${pointer}/${index}`, names }),
    );
  }
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => {
    const name = String((key as Scalar).value);
    // The value of an example is what the API sends or gets, not what we say about it.
    if (names.length === 1 && name === 'value') return [];
    const place = {
      pointer: `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      names: [...names, name],
    };
    const isText = TEXT_KEYS.has(name) || names.at(-1) === 'x-enumDescriptions' || names.at(-1) === 'changes';
    if (isText && isScalar(value)) {
      return typeof value.value === 'string' ? [{ ...place, node: value as Scalar<string> }] : [];
    }
    return textsIn(value as Node, place);
  });
}

function baseName(path: string): string {
  return path.replace(/^.*\/|\.yaml$/g, '');
}
