import { isNode, parseDocument } from 'yaml';
import { parsePointer } from '#core/json/pointer';
import { findWords } from './files';
import { createOperator, type Operator } from './operator';

/** Replaces a value, or words of a string, at a JSON pointer of a YAML or JSON file; everything else keeps its form. */
export function replaceAt(pointer: string, from: string, to: string): Operator {
  return createOperator(`replace ${from} with ${to} at ${pointer}`, `"${from}" at ${pointer}`, (content) => {
    const node = parseDocument(content).getIn(parsePointer(pointer), true);
    const [start, end] = (isNode(node) && node.range) || [];
    return start === undefined ? undefined : findWords(content, from, to, start, end);
  });
}
