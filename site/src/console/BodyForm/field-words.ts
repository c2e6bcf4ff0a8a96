import { translate } from '#core/labels/translate';
import { joinOr } from '#core/labels/list-names';
import { formatValue } from '#core/json/format-value';
import type { FormSchema } from '#core/contracts/form-schema';
import type { Json } from '#core/json/json';
import { valuesOf } from './form-model';

/** The type of a field in a few words: `choice`, `country code or null`, `list of at most 200`. */
export function typeWords(schema: FormSchema): string {
  const name = nameOf(schema);
  return schema.isNullable ? translate('{type} or null', { type: name }) : name;
}

function nameOf(schema: FormSchema): string {
  const { alternatives, title, types = [], maxItems, format } = schema;
  if (alternatives) return translate('one of {count} forms', { count: alternatives.length });
  if (types.includes('array'))
    return maxItems === undefined ? translate('list') : translate('list of at most {maxItems}', { maxItems });
  if (types.includes('boolean')) return translate('yes or no');
  if (valuesOf(schema).length > 0) return translate('choice');
  if (title !== undefined) return title.toLowerCase();
  return format ?? (joinOr(types) || translate('any value'));
}

/** The label of an alternative. */
export function alternativeLabel(schema: FormSchema): string {
  return schema.title ?? typeWords(schema);
}

/** The text in a field for a value; empty for a value that is not sent. */
export function valueText(value: Json | undefined): string {
  return value === undefined || value === null ? '' : formatValue(value);
}

/** The value of what a reader types: a number if the schema asks for one and it is one, else a string, which the check explains. */
export function textValue(text: string, { types = [] }: FormSchema): Json {
  const isNumeric = types.includes('number') || types.includes('integer');
  if (isNumeric && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)) return Number(text);
  return text;
}
