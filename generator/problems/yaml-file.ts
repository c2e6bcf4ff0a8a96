import { existsSync, readFileSync } from 'node:fs';
import { LineCounter, isMap, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';
import type { Json } from '#core/json/json';
import { formatPointer } from '#core/json/pointer';
import type { Location, Problem } from './problem';
import { relativePath } from './relative-path';

/** The contents of a settings file, with their locations. */
export interface YamlFile {
  value: Json;
  /** Why the file is not valid YAML. */
  problems: Problem[];
  locate: (tokens: readonly string[]) => Location;
}

/** A file of settings as written; undefined where there is none. Its problems carry `ruleId`. */
export function openYaml(file: string, ruleId: string): YamlFile | undefined {
  if (!existsSync(file)) return undefined;
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, tokens: readonly string[] = []): Location => {
    const { line, col } = lines.linePos(offset);
    return { file: relativePath(file), line: line || 1, column: col || 1, pointer: pointerTo(tokens) };
  };
  return {
    value: document.errors.length > 0 ? null : (document.toJS() as Json),
    // Later errors are consequences of the first one.
    problems: document.errors.slice(0, 1).map(({ code, message, pos }) => ({
      ruleId,
      severity: 'error',
      message: `The file cannot be read as YAML: ${message}.`,
      remedy:
        code === 'DUPLICATE_KEY'
          ? 'Keep one of the two.'
          : 'Correct the indentation, quotes or brackets here or just before.',
      location: at(pos[0]),
    })),
    locate: (tokens) => at(offsetOf(document, tokens), tokens),
  };
}

function pointerTo(tokens: readonly string[]): string {
  return tokens.length > 0 ? `#${formatPointer(tokens)}` : '';
}

/** Where the key or entry that `tokens` lead to begins, or as much of them as there is. */
export function offsetOf({ contents }: Document, tokens: readonly string[]): number {
  let node: unknown = contents;
  let offset = startOf(contents);
  for (const token of tokens) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === token);
      if (!pair) return offset;
      offset = startOf(pair.key);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(token)];
      offset = node === undefined ? offset : startOf(node);
    }
  }
  return offset;
}

function startOf(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0;
}
