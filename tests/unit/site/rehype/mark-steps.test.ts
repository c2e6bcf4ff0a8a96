import type { Element, Root, RootContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { markSteps } from '../../../../site/rehype/mark-steps';

const element = (tagName: string, ...texts: string[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: texts.map((value) => ({ type: 'text', value })),
});

function mark(...children: RootContent[]): RootContent[] {
  const tree: Root = { type: 'root', children };
  markSteps()(tree);
  return tree.children;
}

/** The names and text of nodes, one level deep per list. */
function outline(nodes: readonly RootContent[]): unknown[] {
  return nodes.map((node) =>
    node.type === 'element' && node.properties.className ? outline(node.children) : textOf(node),
  );
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : node.type;
}

describe('markSteps', () => {
  test('puts numbered sections and what is below them together', () => {
    const marked = mark(
      element('p', 'Before'),
      element('h2', '1. One'),
      element('p', 'a'),
      element('h2', '2. Two'),
      element('h2', 'After'),
      element('p', 'b'),
    );
    expect(outline(marked)).toEqual(['Before', ['1. One', 'a', '2. Two'], 'After', 'b']);
  });

  test('makes a bead of the number and keeps the text', () => {
    const [steps] = mark(element('h2', '1. One', ' more'));
    const [heading] = steps?.type === 'element' ? steps.children : [];
    expect(heading).toMatchObject({
      tagName: 'h2',
      children: [
        { tagName: 'span', properties: { className: ['step'] }, children: [{ value: '1.' }] },
        { value: ' One' },
        { value: ' more' },
      ],
    });
  });

  test('does not change pages without numbers, or numbers that are not steps', () => {
    const page = [element('h2', 'One'), element('h3', '1. Two'), element('h2', '2025 in numbers')];
    expect(mark(...page)).toEqual(page);
  });
});
