import { translations } from '#core/labels/translations';

/** The names in braces of a message: `'{shown} of {all}'` → `'shown' | 'all'`. */
type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Value = string | number;

type ValuesOf<Name extends string> = [Name] extends [never] ? [] : [values: Record<Name, Value>];

/**
 * Returns a label in the language of the run, or in English where it is not translated. The build of the site puts the translation
 * in place of the call (`site/plugins/labels/`), so the message has to be a literal.
 * @param message in English, with names in braces for what is inserted: `'{shown} of {all} fields'`.
 * @param rest the values of these names.
 */
export function translate<const Message extends string>(
  message: Message,
  ...rest: ValuesOf<NamesIn<Message>>
): string {
  return insert(translations.messages[message] ?? message, rest[0]);
}

/**
 * Returns the form of a label that fits a count, in the language of the run.
 * @param message its forms in English: `'{count} field|{count} fields'`. A translation has the forms of its language, in the order
 * of `Intl.PluralRules`: zero, one, two, few, many, other.
 */
export function translatePlural<const Message extends string>(
  message: Message,
  count: number,
  ...rest: ValuesOf<Exclude<NamesIn<Message>, 'count'>>
): string {
  const forms = (translations.messages[message] ?? message).split('|');
  return insert(forms[Math.min(placeOf(count), forms.length - 1)]!, { count, ...rest[0] });
}

/** The place of the form for a count among the forms of the language. */
function placeOf(count: number): number {
  const rules = new Intl.PluralRules(translations.locale);
  const { pluralCategories } = rules.resolvedOptions();
  return ['zero', 'one', 'two', 'few', 'many', 'other']
    .filter((category) => (pluralCategories as string[]).includes(category))
    .indexOf(rules.select(count));
}

/** Puts values in place of the names in braces. */
function insert(message: string, values: Record<string, Value> = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
