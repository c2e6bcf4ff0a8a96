import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleContext } from '../redocly';
import { suggestTypo } from '../../problems/suggest-typo';

/** The extensions that the generator reads, and their types. */
const FORMS: Readonly<Record<string, 'list' | 'object' | 'text'>> = {
  'x-accept': 'object',
  'x-basis': 'text',
  'x-decision': 'text',
  'x-decisions': 'object',
  'x-enumDescriptions': 'object',
  'x-error-advice': 'text',
  'x-example-credentials': 'object',
  'x-key-prefixes': 'list',
  'x-limits': 'object',
  'x-notes': 'list',
  'x-order': 'list',
  'x-sandbox': 'object',
  'x-search-keywords': 'list',
  'x-tagGroups': 'list',
  'x-webhooks': 'object',
};

const ARTICLES = { list: 'a list', object: 'an object', text: 'a string' };

const WRITTEN = {
  list: 'a list, with each item on its own line after `- `',
  object: 'properties, each on its own line',
  text: 'a string',
};

/**
 * Reports extensions that look like a known one but are misspelled, and known extensions of the wrong type: both would be ignored.
 */
export const KnownExtensions: Rule = () => ({ any: { enter: check }, ref: { enter: check } });

function check(node: unknown, context: RuleContext): void {
  const { type, location } = context;
  // The author chooses the keys of maps.
  if (type.name === 'SpecExtension' || /Map$|Properties$/.test(type.name)) return;
  for (const [name, value] of Object.entries(membersOf(node)).filter(([name]) => name.startsWith('x-'))) {
    const form = FORMS[name];
    const remedy = form ? undefined : suggestTypo(name, Object.keys(FORMS));
    if (remedy !== undefined)
      context.report({
        message: `Nothing reads the extension \`${name}\`.\n${remedy}`,
        location: keyOf(location.child([name])),
      });
    if (form !== undefined && formOf(value) !== form && !isNumbered(name, value))
      context.report({
        message: `The extension \`${name}\` is not ${ARTICLES[form]}, so nothing reads it.\nWrite ${WRITTEN[form]}.`,
        location: keyOf(location.child([name])),
      });
  }
}

/** Whether `x-order` is the number of a property: other tools read that, and it does no harm. */
function isNumbered(name: string, value: unknown): boolean {
  return name === 'x-order' && typeof value === 'number';
}

function formOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
}
