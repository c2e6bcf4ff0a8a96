import GithubSlugger from 'github-slugger';
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** Returns a function that assigns anchors to a page's headings, in the order of the page, as Docusaurus does. */
export function createAnchors(): (heading: Heading) => string {
  const slugger = new GithubSlugger();
  return (heading) => chosenAnchor(heading) ?? slugger.slug(toString(heading).trim());
}

/** Returns the anchor that an author wrote as a comment after the heading: `## Versions {/* #api-versions *\/}`. */
function chosenAnchor({ children }: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /#([^\s*]+)/.exec(last.value)?.[1] : undefined;
}
