import { basename } from 'node:path';
import { groupBy } from '#core/collections/group-by';
import { findNearest } from '#core/text/nearest';
import type { Claim } from '../claim';
import { compareSlots } from '../slots/compare-slots';
import type { SlotChange } from '../slots/slot-change';
import type { Token } from '../slots/token';
import type { Vocabulary } from '../slots/vocabulary';
import type { Fact } from './fact';
import { type Assertion, readAssertions } from './read-assertions';

/** A fact that a sentence contradicts, and the parts that differ. */
export interface Contradicted {
  fact: Fact;
  slots: readonly SlotChange[];
}

/** Facts by the name of what they are about, without its owner: `number`. */
export type FactsByName = ReadonlyMap<string, readonly Fact[]>;

export function byName(facts: readonly Fact[]): FactsByName {
  return groupBy(facts, ({ about }) => nameOf(about));
}

/** Returns the first fact that a sentence contradicts; undefined if the description says nothing else. */
export function findContradicted(
  { file, at, sentence }: Pick<Claim, 'file' | 'at' | 'sentence'>,
  facts: FactsByName,
  vocabulary: Vocabulary,
): Contradicted | undefined {
  const seen = new Set<string>();
  for (const assertion of readAssertions(sentence)) {
    // Of several limits of a value, the others are those of its parts: of keys, of each item.
    const key = `${assertion.subject?.key} ${assertion.form}`;
    const about = assertion.subject === undefined ? fieldAt(file, at) : pathOf(assertion.subject);
    if (about === undefined || seen.has(key)) continue;
    seen.add(key);
    const found = contradictedBy(assertion, about, facts, vocabulary);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A field is of one object in a request and of another one in a response: a sentence has to agree with one of them. */
function contradictedBy(
  assertion: Assertion,
  about: string,
  facts: FactsByName,
  vocabulary: Vocabulary,
): Contradicted | undefined {
  if (assertion.form === 'header') return contradictedHeader(assertion, facts);
  const compared = (facts.get(nameOf(about)) ?? [])
    .filter((fact) => isOfForm(fact, assertion) && areRelated(fact.about, about))
    .map((fact) => ({ fact, slots: differences(fact, assertion, vocabulary) }));
  if (compared.some(({ slots }) => slots.length === 0)) return undefined;
  return compared.find(({ fact }) => fact.about === about) ?? compared[0];
}

const CHARACTERS = /^(?:character|letter|digit|char)s?$/;

/** The other end of a range is of the form, too, if it has the same number: `at least 40` for `at most 40`. */
function isOfForm(fact: Fact, { form, bound, unit }: Assertion): boolean {
  const isOtherEnd = 'bound' in fact && fact.bound === bound;
  if (fact.form !== form && !isOtherEnd) return false;
  const counted = 'unit' in fact ? fact.unit : undefined;
  return unit === undefined || CHARACTERS.test(unit) === (counted === 'characters');
}

function differences(fact: Fact, assertion: Assertion, vocabulary: Vocabulary): readonly SlotChange[] {
  const { says, value } = assertion;
  if ('values' in fact)
    return value === undefined || fact.values.includes(value)
      ? []
      : [{ slot: 'identifier', from: fact.values.join(', '), to: value }];
  if ('bound' in fact && value !== undefined && isWithin(Number(value), fact)) return [];
  const unit = 'unit' in fact ? ` ${fact.unit}` : '';
  return compareSlots(fact.says, `\`${nameOf(fact.about)}\` ${says}${unit}`, vocabulary);
}

function isWithin(value: number, { form, bound }: Extract<Fact, { bound: number }>): boolean {
  return form === 'most' ? value <= bound : value >= bound;
}

/** A header that no operation has is a mistake if it is nearly called like one that some have: others are standard. */
function contradictedHeader({ value = '' }: Assertion, facts: FactsByName): Contradicted | undefined {
  const headers = [...facts.values()].flat().filter(({ form }) => form === 'header');
  if (headers.some(({ about }) => about.toLowerCase() === value.toLowerCase())) return undefined;
  const [nearest] = findNearest(
    value,
    headers.map(({ about }) => about),
  );
  const fact = headers.find(({ about }) => about === nearest);
  return fact && { fact, slots: [{ slot: 'identifier', from: fact.about, to: value }] };
}

/** Objects in requests and in responses begin with the same word: `Invoice`, `InvoiceCreate`. A name alone is that of any. */
function areRelated(one: string, other: string): boolean {
  if (!one.includes('.') || !other.includes('.')) return true;
  const [owner, another] = [ownerOf(one), ownerOf(other)];
  return owner.startsWith(another) || another.startsWith(owner);
}

/** Returns what a name in code or in an element is about. */
function pathOf({ key, path }: Token): string | undefined {
  if (path !== undefined) return path;
  return /^[\w./{}[\]-]+$/.test(key) ? key.replaceAll('[]', '') : undefined;
}

const FIELD = /^(?:components\.schemas\.(\w+)\.)?properties\.([\w-]+)\.(?:description|x-notes)\b/;

/** Returns the field that a sentence in the description is about: the file of a schema has its name. */
function fieldAt(file: string, at = ''): string | undefined {
  const [, schema = basename(file).replace(/\.\w+$/, ''), name] = FIELD.exec(at) ?? [];
  return name === undefined ? undefined : `${schema}.${name}`;
}

function nameOf(path: string): string {
  return path.startsWith('/') ? path : (path.split('.').at(-1) ?? '');
}

function ownerOf(path: string): string {
  return path.split('.')[0] ?? '';
}
