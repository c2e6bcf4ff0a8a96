import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import { descriptionRules } from './description-rules';

/** Names of rules before version 1.1 that differ from the current ones, without the id of their plugin. */
const RENAMED: Readonly<Record<string, string>> = {
  'everything-described': 'description-required',
  'fitting-defaults': 'valid-default',
  'fitting-keywords': 'keyword-matches-type',
  'fitting-references': 'ref-kind-matches',
  'fitting-styles': 'style-matches-location',
  'kept-encodings': 'no-nested-encoding',
  'kept-headers': 'no-ignored-headers',
  'kept-operations': 'valid-methods',
  'names-exist': 'text-names-exist',
  'numbers-agree': 'text-matches-schema',
  'open-parts': 'no-closed-allof-part',
  'possible-schemas': 'satisfiable-schema',
  'real-urls': 'valid-url',
  'safe-names': 'safe-component-names',
  'schema-of-items': 'items-is-schema',
  'some-operations': 'has-operations',
  'some-responses': 'has-responses',
  'type-declared': 'schema-has-type',
  'whole-conditions': 'if-needs-then',
  'whole-links': 'no-site-relative-links',
};

/** The ids of our plugins before version 1.1, and their current ids. */
const PLUGINS: Readonly<Record<string, string>> = { house: 'house', pages: 'description' };

const known: ReadonlySet<string> = new Set(
  Object.keys(descriptionRules.rules.oas3).map((name) => `${descriptionRules.id}/${name}`),
);

/** Explains why the id of a rule in a configuration is wrong; undefined if the rule exists or is not ours. */
export function explainUnknownRule(id: string): string | undefined {
  const [plugin = '', name = ''] = id.split('/');
  const today = `${PLUGINS[plugin] ?? plugin}/${RENAMED[name] ?? name}`;
  const isRenamed = today !== id && (name in RENAMED || known.has(today)) && plugin in PLUGINS;
  if (isRenamed) return `unknown rule \`${id}\`: it is called \`${today}\` since 1.1.`;
  if (plugin !== descriptionRules.id || known.has(id)) return undefined;
  const [nearest] = findNearest(id, known);
  const question = didYouMean(nearest === undefined ? [] : [`\`${nearest}\``]);
  return `unknown rule \`${id}\`.${question === undefined ? '' : ` ${question}`}`;
}
