import type { LinkTargets } from './absolute-links';

/** A version of a page in another language of its code. */
interface LanguageVersion {
  label: string;
  /** Absolute address of its Markdown. */
  href: string;
}

/**
 * Adds to a page's Markdown, below its title, the addresses that a reader needs who has nothing else: of the list of all pages, of
 * the page itself, and of its versions in other languages.
 * @param markdown begins with `# Title`.
 */
export function withPageHead(
  markdown: string,
  href: string,
  { site }: Pick<LinkTargets, 'site'>,
  versions: readonly LanguageVersion[] = [],
): string {
  const [title = '', ...rest] = markdown.split('\n');
  const lines = [
    `> For AI agents: all pages are listed in ${site}/llms.txt and the lists that it links. This is the text of ${site}${href}`,
    ...(versions.length === 0 ? [] : [`> The code of this page in other languages: ${links(versions)}`]),
  ];
  return [title, '', lines.join('\n>\n'), ...rest].join('\n');
}

function links(versions: readonly LanguageVersion[]): string {
  return versions.map(({ label, href }) => `[${label}](${href})`).join(', ');
}
