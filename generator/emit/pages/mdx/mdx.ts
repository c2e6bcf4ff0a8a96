import { escapeMdx } from './escape-mdx';
import { type FrontMatter, formatFrontMatter } from './front-matter';

/** A heading with its permanent anchor. */
export interface Heading {
  depth: 2 | 3;
  text: string;
  id: string;
}

/** A component that takes the page data, for example `<Response data={data} status="201" />`. */
export interface Component {
  component: string;
  attributes?: Record<string, string>;
}

export interface MdxPage {
  frontMatter: FrontMatter;
  /** The name of the JSON file next to the page, without a folder. */
  dataFile: string;
  body: readonly (Heading | Component)[];
}

/** Formats a page. Everything that readers see comes from its data, so no string of a description can be code here. */
export function formatMdx({ frontMatter, dataFile, body }: MdxPage): string {
  const blocks = [
    formatFrontMatter(frontMatter),
    `import data from ${JSON.stringify(`./${dataFile}`)};`,
    ...body.map((node) => ('component' in node ? formatComponent(node) : formatHeading(node))),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function formatHeading({ depth, text, id }: Heading): string {
  return `${'#'.repeat(depth)} ${escapeMdx(text)} {/* #${id.replace(/[^\w.-]/g, '_')} */}`;
}

function formatComponent({ component, attributes = {} }: Component): string {
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<${component} data={data}${words.join('')} />`;
}

function escapeAttribute(value: string): string {
  return value.replace(/[&"<{]/g, (character) => `&#${character.charCodeAt(0)};`);
}
