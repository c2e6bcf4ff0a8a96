import ts from 'typescript';
import { short } from './condition';
import type { SourceOperator } from './source-operator';

const SWAPPED: Record<string, string> = { some: 'every', every: 'some', min: 'max', max: 'min' };

const DROPPED = [
  'filter',
  'sort',
  'slice',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'reverse',
  'replace',
  'replaceAll',
];

/** A method that does the opposite. */
export const swappedMethod: SourceOperator = {
  name: 'swapped-method',
  mutate: (node) => {
    const called = calledMethod(node);
    const instead = called && SWAPPED[called.access.name.text];
    if (!called || instead === undefined) return [];
    const access = ts.factory.createPropertyAccessExpression(called.access.expression, instead);
    return [
      {
        label: `${short(called.access.name)} becomes ${instead}`,
        expression: ts.factory.createCallExpression(access, undefined, called.call.arguments),
        at: called.access.name,
      },
    ];
  },
};

/** A list or text without the step that narrows, sorts or cleans it. */
export const droppedMethod: SourceOperator = {
  name: 'dropped-method',
  mutate: (node) => {
    const called = calledMethod(node);
    if (!called || !DROPPED.includes(called.access.name.text)) return [];
    return [
      {
        label: `${short(node)} loses its ${called.access.name.text}`,
        expression: called.access.expression,
        at: called.access.name,
      },
    ];
  },
};

function calledMethod(node: ts.Expression) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  return { call: node, access: node.expression };
}
