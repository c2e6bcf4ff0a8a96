import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { findNearest } from '#core/text/nearest';
import type { Json } from '#core/json/json';
import { allowedCode } from '../../site/lint/allowed';
import { elementFor, namesOfApi, type Api } from '../../site/lint/api';
import { nodesOfType } from '../../site/lint/page';
import type { Finding, Rule } from '../../site/lint/rule';
import { isIn, shownCode } from '../../site/lint/shown-code';
import type { Sources } from '../../site/remark/sources';
import { ownNames } from './own-names';

/** Reports a name in a code span that neither comes from an element nor is listed with the decision that it rests on. */
export const unboundName: Rule = {
  id: 'unbound-name',
  check(page, api) {
    const own = ownNames(page, api);
    const shown = shownCode(page, api);
    const names = namesOfApi(api);
    const texts = getOrInsertComputed(known, api.sources, exampleTexts);
    return nodesOfType(page, 'inlineCode').flatMap(({ node: { value, position } }): Finding[] => {
      if (own.has(value) || allowedCode.some(({ pattern }) => pattern.test(value))) return [];
      const element = elementFor(value, api);
      const offset = position?.start.offset ?? 0;
      if (element) {
        return [
          {
            offset,
            message: `\`${value}\` is a name of the API, typed by hand.`,
            remedy: `Write ${element}.`,
          },
        ];
      }
      if (texts.has(value) || isIn(shown, value)) return [];
      return [{ offset, message: `\`${value}\` is bound to nothing.`, remedy: suggest(value, names, api) }];
    });
  },
};

function suggest(value: string, names: ReadonlySet<string>, api: Api): string {
  const [nearest] = findNearest(value, names);
  return nearest === undefined
    ? 'Use <Field>, <Value>, <Parameter> or <Header>; a name outside the API goes into docs/_data/names.yaml.'
    : `Did you mean ${elementFor(nearest, api) ?? nearest}?`;
}

const known = new WeakMap<Sources, Set<string>>();

/** Returns the strings in the examples, word for word, without numbers. */
function exampleTexts({ examples }: Sources): Set<string> {
  return new Set(
    Object.values(examples).flatMap(({ request, responses }) =>
      [request, ...Object.values(responses)].flatMap((named) => textsIn(named)),
    ),
  );
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return /^[\d.,-]*$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((member: Json) => textsIn(member));
}
