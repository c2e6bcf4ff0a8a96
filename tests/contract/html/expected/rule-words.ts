import type { Json, JsonObject } from '#core/json/json';
import { entriesOf, objectOf, textsOf } from '#core/json/read';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { wordOf } from './plain-text';
import { seeSchema } from './see-schema';

/** The conditional requirements of a schema as sentences: `If kind is amount_off, then currency is required.` */
export function ruleWords(description: BundledDescription, schema: Json): string[] {
  const { conditions, keywords } = seeSchema(description, schema);
  return [
    ...conditions.flatMap(wordsOfCondition),
    // Those of the elements stand with the array.
    ...(keywords.items === undefined ? [] : ruleWords(description, keywords.items)),
  ];
}

function wordsOfCondition({ if: condition, then, else: otherwise }: JsonObject): string[] {
  const values = entriesOf(objectOf(condition).properties).flatMap(([name, member]) => {
    const { const: value } = objectOf(member);
    return value === undefined ? [] : [`${name} is ${wordOf(value)}`];
  });
  const said =
    values.length > 0 ? values : textsOf(objectOf(condition).required).map((name) => `${name} is sent`);
  return [
    ...(then === undefined ? [] : [`If ${said.join(' and ')}, then ${demandOf(then)}`]),
    ...(otherwise === undefined ? [] : [`Otherwise ${demandOf(otherwise)}`]),
  ];
}

function demandOf(schema: Json): string {
  const names = textsOf(objectOf(schema).required);
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} required.`;
}
