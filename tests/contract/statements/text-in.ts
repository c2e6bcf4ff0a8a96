import type { Nodes } from 'mdast';

/** Returns the text of a node; an element is what the description calls the thing that it names. */
export function textIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'mdxJsxTextElement') {
    const read = (name: string) =>
      node.attributes
        .flatMap((one) =>
          'name' in one && one.name === name && typeof one.value === 'string' ? one.value : [],
        )
        .at(0);
    return wordOf(node.name ?? '', read);
  }
  return 'children' in node ? node.children.map(textIn).join('') : '';
}

/** `<Value of="Invoice.state" is="paid" />` is `paid` in code font, `<Status of="410" />` is 410, a citation is empty. */
function wordOf(element: string, read: (attribute: string) => string | undefined): string {
  const of = read('of') ?? read('id') ?? '';
  if (element === 'Basis') return '';
  if (element === 'Status') return of;
  if (element === 'Value') return `\`${read('is') ?? of}\``;
  return `\`${element === 'Event' ? of : (of.split('.').at(-1) ?? '')}\``;
}
