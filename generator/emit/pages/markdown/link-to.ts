import { codeSpan } from './code-span';

/** Matches URLs that a link may have; a URL that runs code does not match. */
const ADDRESS = /^(?:https?|mailto):/i;

/** Returns a link in Markdown, or just its escaped label if the URL is not allowed. */
export function linkTo(text: string | undefined, url: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const label = text.trim().replaceAll(/[\\`*_[\]<>&#!~|]/g, '\\$&');
  return url === undefined || !ADDRESS.test(url) ? label : `[${label}](<${url}>)`;
}

/** Does the same, but puts a URL that readers cannot open, such as the path of a file, next to the label. */
export function linkOrName(text: string, url: string): string {
  const link = linkTo(text, url);
  return ADDRESS.test(url) ? `${link}` : `${link} (${codeSpan(url)})`;
}
