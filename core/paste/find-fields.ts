import { getOrInsertComputed } from '../collections/get-or-insert-computed';
import { groupBy } from '../collections/group-by';
import { splitWords } from './split-words';
import type { Documented, DocumentedValue } from './documented';
import { type Message, namesIn, withoutPlaces } from './messages';

/** A field or parameter that pasted input blames. */
export interface BlamedField {
  /** As the input has it: `items[0].unit_price`. */
  name: string;
  /** The message about it. */
  message?: string;
  /** Its type and limits in words, if all that it may be agree. */
  rule?: string;
  href?: string;
}

const MOST = 5;

/** Finds the fields and parameters that messages are about: by the name of the member, or quoted in the sentence. */
export function findFields(
  documented: Documented,
  messages: readonly Message[],
  operation: string | undefined,
): BlamedField[] {
  const pointed = messages.flatMap(({ text }) => pointerIn(text)).map((name) => ({ name }));
  const named = messages.flatMap(({ name, text }) =>
    [name, ...namesIn(text)].map((one) => ({ name: one, message: text })),
  );
  const fields = new Map<string, BlamedField>();
  // A body that points at its fields has members of other names around them.
  for (const blamed of pointed.length > 0 ? pointed : named) {
    const { name } = blamed;
    const value = name === '' || fields.size === MOST ? undefined : findValue(documented, name, operation);
    if (value && !fields.has(name)) fields.set(name, { ...blamed, ...value });
  }
  return [...fields.values()];
}

/** `/items/0/price` or `#/items/0/price`, as RFC 9457 has it, is the field `items[0].price`. */
function pointerIn(text: string): string[] {
  if (!/^#?\/[\w~/.-]{1,200}$/.test(text)) return [];
  const steps = text.split('/').slice(1);
  return [
    steps.reduce(
      (path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
      '',
    ),
  ];
}

/** A field with the object that has it. */
interface OwnField {
  object: string;
  value: DocumentedValue;
}

const byName = new WeakMap<Documented['fields'], Map<string, OwnField[]>>();

function groupByName(fields: Documented['fields']): Map<string, OwnField[]> {
  const all = Object.entries(fields).flatMap(([object, own]) =>
    Object.entries(own).map(([name, value]) => ({ name, object, value })),
  );
  return groupBy(all, ({ name }) => name);
}

/**
 * Finds what is documented of a name: a parameter of the operation, or a field of the objects that are most like it. Undefined if no
 * object has the name.
 */
function findValue(
  { parameters, fields, operations, objects }: Documented,
  name: string,
  operation = '',
): Pick<BlamedField, 'rule' | 'href'> | undefined {
  const last = withoutPlaces(name).split('.').at(-1) ?? '';
  const own = Object.hasOwn(parameters, operation) ? parameters[operation] : undefined;
  const parameter = own && Object.hasOwn(own, last) ? own[last] : undefined;
  if (parameter !== undefined)
    return { rule: ruleOf(parameter), href: hrefOf(operations[operation]?.href, last, parameter) };
  const named = getOrInsertComputed(byName, fields, groupByName).get(last);
  if (!named) return undefined;
  const likeness = ({ object }: OwnField) => likenessOf(object, operation, name);
  const best = Math.max(...named.map(likeness));
  const candidates = named.filter((one) => likeness(one) === best);
  const [first] = candidates;
  const rules = new Set(candidates.map(({ value }) => ruleOf(value)));
  return {
    ...(rules.size === 1 && { rule: [...rules][0] }),
    ...(first && best > 0 && { href: hrefOf(objects[first.object]?.href, last, first.value) }),
  };
}

/** How many words the name of an object has in common with an operation and the names around a field. */
function likenessOf(object: string, operation: string, path: string): number {
  const words = new Set(splitWords(`${operation} ${withoutPlaces(path).split('.').slice(0, -1).join(' ')}`));
  return splitWords(object).filter((word) => words.has(word)).length;
}

function ruleOf(value: DocumentedValue): string {
  return typeof value === 'string' ? value : value[0];
}

function hrefOf(page: string | undefined, name: string, value: DocumentedValue): string | undefined {
  return page === undefined ? undefined : `${page}#${typeof value === 'string' ? name : value[1]}`;
}
