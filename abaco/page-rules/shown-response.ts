import type { Nodes } from 'mdast';
import { isJsx, textsOf } from '../../site/remark/attributes';
import { nodesOf } from '../../site/lint/page';
import type { Finding, Rule } from '../../site/lint/rule';

/**
 * Reports a response that is not the one to the request above it. The response of a success belongs to the code right above it,
 * which is the `<Snippet>` of the same name; no example of a request returns an error, so in its section an error has none above it.
 */
export const shownResponse: Rule = {
  id: 'shown-response',
  check(page) {
    const blocks = nodesOf(page.tree)
      .map(({ node }) => node)
      .filter(isLandmark);
    return blocks.flatMap((node, index) =>
      nameOf(node) === 'ExampleResponse' ? check(node, blocks.slice(0, index)) : [],
    );
  },
};

/** Elements that show code. */
const SHOWN = ['CallShowcase', 'ExampleRequest', 'ExampleResponse', 'Flow', 'Program', 'Snippet'];

function isLandmark(node: Nodes): boolean {
  return node.type === 'code' || node.type === 'heading' || SHOWN.includes(nameOf(node));
}

function nameOf(node: Nodes): string {
  return isJsx(node) ? (node.name ?? '') : '';
}

function check(response: Nodes, before: readonly Nodes[]): Finding[] {
  const { operation = '', status = '', example = 'default' } = isJsx(response) ? textsOf(response) : {};
  const offset = response.position?.start.offset ?? 0;
  if (!status.startsWith('2')) {
    const above = before.at(-1);
    if (above === undefined || above.type === 'heading' || isError(above)) return [];
    return [
      {
        offset,
        message: `${toText(above)} above this response does not return ${status}.`,
        remedy:
          'Give the error a separate section, or move it to that of errors, with its cause in front of it.',
      },
    ];
  }
  const above = before.findLast(({ type }) => type !== 'heading');
  if (above !== undefined && toText(above) === toSnippet(operation, example)) return [];
  return [
    {
      offset,
      message: `${above === undefined ? 'Nothing' : toText(above)} above this response is not its request.`,
      remedy: `Write ${toSnippet(operation, example)} right above it, or show the response to what is there.`,
    },
  ];
}

function isError(node: Nodes): boolean {
  return isJsx(node) && node.name === 'ExampleResponse' && !textsOf(node).status?.startsWith('2');
}

function toText(node: Nodes): string {
  if (!isJsx(node)) return 'The code';
  const { operation = '', request } = textsOf(node);
  return node.name === 'Snippet' ? toSnippet(operation, request) : `<${node.name}>`;
}

function toSnippet(operation: string, request = 'default'): string {
  return `<Snippet operation="${operation}"${request === 'default' ? '' : ` request="${request}"`} />`;
}
