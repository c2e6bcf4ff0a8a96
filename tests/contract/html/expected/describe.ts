import type { Json, JsonObject } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Printed, Texts } from '../read-printed';
import { limitWords } from './limit-words';
import { plainText, wordOf } from './plain-text';
import { ruleWords } from './rule-words';
import { seeSchema, titleOf } from './see-schema';
import { structureWords, typeWords } from './type-words';

const FLAGS = {
  required: 'required',
  readOnly: 'read-only',
  writeOnly: 'write-only',
  deprecated: 'deprecated',
};

/** The sentence that follows a description of a field of an update, by `x-update`. */
const UPDATES: Readonly<Record<string, string>> = {
  replace: 'An update replaces the whole value.',
  merge: 'An update changes only the fields of it that you send.',
  append: 'An update adds to the list and removes nothing.',
};

/** Returns what a page has to print of a schema, whatever it belongs to: the last of `sources` is the most specific. */
export function describeValue(description: BundledDescription, sources: readonly Json[]): Texts {
  const schema: Json = sources.length === 1 ? sources[0]! : { allOf: [...sources] };
  return {
    type: [typeWords(description, schema)],
    limit: limitWords(description, schema),
    value: valueTexts(description, schema),
    rule: ruleWords(description, schema),
  };
}

interface GivenField {
  name: string;
  isRequired: boolean;
  sources: readonly Json[];
  isUpdate?: boolean;
}

/** The same for a field, parameter or header. @param isUpdate whether it is a field of the body of an update. */
export function describeField(
  description: BundledDescription,
  { name, isRequired, sources, isUpdate = false }: GivenField,
): Texts {
  const { keywords } = seeSchema(description, { allOf: [...sources] });
  const said = sources.map(objectOf);
  return {
    ...describeValue(description, sources),
    ...describeOwn({ ...said.at(-1), 'x-notes': said.flatMap((one) => listOf(one['x-notes'])) }),
    name: [name],
    flag: flagsOf({
      ...keywords,
      required: isRequired,
      deprecated: said.some(({ deprecated }) => deprecated),
    }),
    text: textsIn(withUpdate(keywords, isUpdate)),
    default: jsonIn(keywords, 'default'),
    const: jsonIn(keywords, 'const'),
    example: listOf(keywords.examples)
      .filter((value) => typeof value !== 'object')
      .map((value) => JSON.stringify(value)),
  };
}

/** An alternative that is a component; others are called by what they demand, and are printed as fields. */
export function describeBranch(description: BundledDescription, branch: Json): Printed[] {
  const { name, keywords } = seeSchema(description, branch);
  if (name === undefined) return [];
  const structure = structureWords(description, branch);
  const { value = [], limit = [] } = describeValue(description, [branch]);
  const text = [...textsIn(keywords.description), value.join(', '), limit.join(' · ')].filter(Boolean);
  return [
    {
      owner: 'branch',
      texts: {
        name: [titleOf(description, name)],
        type: ['object', 'any'].includes(structure) ? [] : [structure],
        text: text.length === 0 ? [] : [text.join(' ')],
      },
    },
  ];
}

/** Returns the description of an object with its citation, and its notes with theirs. */
export function describeOwn(object: JsonObject): Texts {
  return {
    text: textsIn(object.description),
    basis: object['x-basis'] === undefined ? [] : [markOf(object['x-basis'], object['x-decision'])],
    note: listOf(object['x-notes']).map((note) => {
      const { text, basis, decision } = objectOf(note);
      return `${plainText(textOf(text) ?? '')} ${markOf(basis, decision)}`;
    }),
  };
}

function withUpdate({ description, 'x-update': mark }: JsonObject, isUpdate: boolean): Json | undefined {
  const sentence = isUpdate ? UPDATES[textOf(mark) ?? ''] : undefined;
  return sentence === undefined ? description : `${textOf(description) ?? ''} ${sentence}`;
}

function markOf(basis: Json | undefined, decision: Json | undefined): string {
  return `${wordOf(basis)} ${wordOf(decision)}`;
}

function flagsOf(keywords: JsonObject): string[] {
  return Object.entries(FLAGS)
    .filter(([keyword]) => keywords[keyword] === true)
    .map(([, words]) => words);
}

/** Allowed values with their meanings; those of the elements of an array stand with the array. */
function valueTexts(description: BundledDescription, schema: Json): string[] {
  const { keywords } = seeSchema(description, schema);
  if (keywords.enum === undefined)
    return keywords.items === undefined ? [] : valueTexts(description, keywords.items);
  const meanings = objectOf(keywords['x-enumDescriptions']);
  return listOf(keywords.enum)
    .filter((value) => value !== null && (!('const' in keywords) || keywords.const === value))
    .map((value) => `${wordOf(value)} ${plainText(textOf(meanings[wordOf(value)]) ?? '')}`);
}

function jsonIn(keywords: JsonObject, keyword: string): string[] {
  return keyword in keywords ? [JSON.stringify(keywords[keyword])] : [];
}

function textsIn(text: Json | undefined): string[] {
  return typeof text === 'string' ? [plainText(text)] : [];
}
