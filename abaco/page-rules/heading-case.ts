import { toString } from 'mdast-util-to-string';
import { nodesOfType } from '../../site/lint/page';
import type { Finding, Rule } from '../../site/lint/rule';
import { isIn, shownCode } from '../../site/lint/shown-code';
import { ownNames } from './own-names';

/** Reports headings that are not in sentence case: with a capital only at the start and in names. */
export const headingCase: Rule = {
  id: 'heading-case',
  check(page, api) {
    const code = shownCode(page, api);
    const own = ownNames(page, api);
    return nodesOfType(page, 'heading').flatMap(({ node }): Finding[] => {
      const text = toString(node)
        .replace(/^\d+\. /, '')
        .trim();
      const inner = text.split(/(?<=[:?!]) /).flatMap((part) => part.split(/[\s/(),-]+/).slice(1));
      const titled = inner.filter((word) => /^[A-Z][a-z]/.test(word) && !isName(word, api.words.names));
      const names = text.split(/,? /);
      const isLow =
        /^[a-z]/.test(text) &&
        node.children[0]?.type === 'text' &&
        !names.some((name) => own.has(name) || isIn(code, name));
      if (titled.length === 0 && !isLow) return [];
      return [
        {
          offset: node.position?.start.offset ?? 0,
          message: `The heading "${text}" is not in sentence case.`,
          remedy: isLow
            ? 'Start it with a capital.'
            : `Write ${titled.map((word) => `"${word.toLowerCase()}"`).join(', ')}, or list a name in docs/_data/words.yaml.`,
        },
      ];
    });
  },
};

function isName(word: string, names: readonly string[]): boolean {
  const bare = word.replace(/[’']s$|[.:?!]$/g, '');
  return names.some((name) => name.split(/[\s-]/).includes(bare));
}
