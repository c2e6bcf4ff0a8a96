import type { Code, InlineCode, Link, Nodes, Parent, Table } from 'mdast';
import { allowedCode, allowedText } from './allowed';
import { parsePage } from './parse-page';
import type { World } from './world';

/** Pages of the reference that are about no single operation, object or event. */
const LANDING_PAGES = ['/api/', '/api/errors/', '/api/decisions/'];

/**
 * Numbers, names and code blocks that an author typed instead of taking them from an element such as `<Fact>`, and
 * columns without a name.
 * @param source the page as MDX.
 * @returns one `line:column  sentence` per finding.
 */
export function findUnbound(source: string, world: World): string[] {
  return findIn(parsePage(source), undefined, world);
}

function findIn(node: Nodes, parent: Parent | undefined, world: World): string[] {
  const { line, column } = node.position?.start ?? { line: 0, column: 0 };
  const own = check(node, parent, world).map((message) => `${line}:${column}  ${message}`);
  return 'children' in node ? [...own, ...node.children.flatMap((child) => findIn(child, node, world))] : own;
}

function check(node: Nodes, parent: Parent | undefined, world: World): string[] {
  if (node.type === 'yaml') return checkText(node.value);
  if (node.type === 'text')
    return checkText(node.value, parent?.type === 'heading' && node === parent.children[0]);
  if (node.type === 'inlineCode') return checkName(node, world);
  if (node.type === 'code') return checkBlock(node);
  if (node.type === 'table') return checkHead(node);
  return node.type === 'link' ? checkLink(node) : [];
}

/** Screen readers name each cell by its column. */
function checkHead({ children: [head] }: Table): string[] {
  const isNamed = head?.children.every(({ children }) => children.length > 0) ?? false;
  return isNamed ? [] : ['A column of this table has no name. Write one into its first row.'];
}

function checkText(value: string, startsHeading = false): string[] {
  const rest = allowedText
    .filter(({ where }) => where !== 'start of a heading' || startsHeading)
    .reduce((text, { pattern }) => text.replace(pattern, ''), value);
  const numbers = rest.match(/\d[\d.,:/-]*\d|\d/g) ?? [];
  return numbers.map(
    (number) => `The number ${number} is bound to nothing. Use <Fact>, <Status> or <ExampleValue>.`,
  );
}

function checkName({ value }: InlineCode, world: World): string[] {
  if (world.has(value) || allowedCode.some(({ pattern }) => pattern.test(value))) return [];
  return [`\`${value}\` is bound to nothing. Use <Field>, <Value>, <Parameter> or <Header>.`];
}

/** A block that no element made names the test that runs it, or says why none does: ```` ```js not-run="…" ````. */
function checkBlock({ lang, meta }: Code): string[] {
  const isExplained = /(?:^|\s)(?:not-run|run-by)="[^"]+"/.test(meta ?? '');
  return lang === 'bash' || isExplained
    ? []
    : [
        'A code block is typed by hand. Use <Snippet>, <ExampleRequest> or <ExampleResponse>, or say why it is not run.',
      ];
}

function checkLink({ url }: Link): string[] {
  if (!url.startsWith('/') || LANDING_PAGES.includes(url)) return [];
  return [`The link to ${url} is absolute. Link to the .mdx file, or use <Operation>, <Object> or <Field>.`];
}
