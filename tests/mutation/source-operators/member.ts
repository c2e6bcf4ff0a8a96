import ts from 'typescript';
import type { SourceOperator } from './source-operator';

/** Members that readers see and the engine never asks for. */
const FOR_READERS = new Set(['basis', 'decision', 'when', 'text']);

/** True for a member of an object that can be left out: a field of a response, a rule of a table. */
export function isDroppableMember(node: ts.Node): node is ts.PropertyAssignment {
  return ts.isPropertyAssignment(node) && !isForReaders(node);
}

export function isForReaders(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && FOR_READERS.has(node.name.getText());
}

/** An entry of a table that is left out. */
export const droppedEntry: SourceOperator = {
  name: 'dropped-entry',
  mutate: (node) =>
    ts.isArrayLiteralExpression(node) && node.elements.some(ts.isObjectLiteralExpression)
      ? node.elements.map((element, index) => ({
          label: `entry ${index} is left out`,
          expression: ts.factory.createArrayLiteralExpression(
            node.elements.filter((_one, at) => at !== index),
          ),
          at: element,
        }))
      : [],
};
