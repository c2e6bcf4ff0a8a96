import ts from 'typescript';
import type { SourceOperator } from './source-operator';

/** Members that readers see and the engine never asks for. */
const FOR_READERS = new Set(['basis', 'decision', 'when', 'text']);

/** A member of an object that is left out: a field of an answer, a rule of a table. */
export const droppedMember: SourceOperator = {
  name: 'dropped-member',
  mutate: (node) => {
    const { parent } = node;
    if (!ts.isPropertyAssignment(parent) || parent.initializer !== node) return [];
    const name = parent.name.getText();
    return FOR_READERS.has(name)
      ? []
      : [{ label: `${name} is left out`, expression: ts.factory.createVoidZero() }];
  },
};

/** An entry of a table that is left out. */
export const droppedEntry: SourceOperator = {
  name: 'dropped-entry',
  mutate: (node) =>
    ts.isArrayLiteralExpression(node) && node.elements.some(ts.isObjectLiteralExpression)
      ? node.elements.map((_, index) => ({
          label: `entry ${index} is left out`,
          expression: ts.factory.createArrayLiteralExpression(node.elements.filter((_one, at) => at !== index)),
        }))
      : [],
};
