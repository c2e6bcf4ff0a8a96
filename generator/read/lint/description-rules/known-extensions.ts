import { readUpdateMark } from '#core/openapi/update-mark';
import { EXTENSIONS, type Form } from './extensions';
import type { Json } from '#core/json/json';
import { hasOwnKeys } from '../has-own-keys';
import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleContext } from '../redocly';
import { suggestTypo } from '../../../problems/suggest-typo';

const ARTICLES: Readonly<Record<Form, string>> = {
  any: '',
  audience: 'a name or a list of names',
  flag: 'true or false',
  list: 'a list',
  mark: 'true or false',
  names: 'a name or a list of names',
  object: 'an object',
  text: 'a string',
  update: 'replace, merge or append',
};

const WRITTEN: Readonly<Record<Form, string>> = {
  any: '',
  audience: 'the name of an audience, such as `partner`',
  flag: '`true`, or remove the extension',
  list: 'a list, with each item on its own line after `- `',
  mark: '`true` to hide the part, or remove the extension',
  names: 'one name, or a list of names',
  object: 'properties, each on its own line',
  text: 'a string',
  update: '`replace`, `merge` or `append`',
};

const WRITTEN_IN_JSON: Partial<Record<Form, string>> = { list: 'a list: `[…]`', object: 'an object: `{…}`' };

/**
 * Reports extensions that look like a known one but are misspelled, and known extensions of the wrong type: both would be ignored.
 */
export const KnownExtensions: Rule = () => ({ any: { enter: check }, ref: { enter: check } });

function check(node: unknown, context: RuleContext): void {
  const { type, location } = context;
  if (hasOwnKeys(type.name)) return;
  const isJson = location.source.absoluteRef.endsWith('.json');
  for (const [name, value] of Object.entries(membersOf(node)).filter(([name]) => name.startsWith('x-'))) {
    const form = EXTENSIONS[name];
    const remedy = form ? undefined : suggestTypo(name, Object.keys(EXTENSIONS));
    if (remedy !== undefined)
      context.report({
        message: `Nothing reads the extension \`${name}\`.\n${remedy}`,
        location: keyOf(location.child([name])),
      });
    if (form !== undefined && !hasForm(value, form))
      context.report({
        message: `The extension \`${name}\` is not ${ARTICLES[form]}, so nothing reads it.\nWrite ${(isJson ? WRITTEN_IN_JSON[form] : undefined) ?? WRITTEN[form]}.`,
        location: keyOf(location.child([name])),
      });
  }
}

function hasForm(value: unknown, form: Form): boolean {
  if (form === 'any') return true;
  if (form === 'flag' || form === 'mark')
    return typeof value === 'boolean' || value === 'true' || value === 'false';
  if (form === 'list') return Array.isArray(value);
  if (form === 'names' || form === 'audience')
    return [value].flat().every((name) => typeof name === 'string');
  if (form === 'text') return typeof value === 'string';
  if (form === 'update') return readUpdateMark({ 'x-update': value as Json }) !== undefined;
  return typeof value === 'object' && !Array.isArray(value);
}
