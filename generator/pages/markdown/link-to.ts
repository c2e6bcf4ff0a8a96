import { codeSpan } from './code-span';

/** What a link may lead to; an address that runs something is none. */
const ADDRESS = /^(?:https?|mailto):/i;

/** A link in Markdown, or its text alone. */
export function linkTo(text: string | undefined, url: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const label = text.trim().replaceAll(/[\\`*_[\]<>&#!~|]/g, '\\$&');
  return url === undefined || !ADDRESS.test(url) ? label : `[${label}](<${url}>)`;
}

/** The same; an address that is none for readers, such as the path of a file, stands beside the text. */
export function linkOrName(text: string, url: string): string {
  const link = linkTo(text, url);
  return ADDRESS.test(url) ? `${link}` : `${link} (${codeSpan(url)})`;
}
