import type { FilterPlan } from '../../contracts/world-plan';
import { formatValue } from '../../json/format-value';
import { isObject, type Json, type JsonObject } from '../../json/json';
import { formatPointer, joinPointer, parsePointer, valueAt } from '../../json/pointer';
import { answerWith, type Draft, draftShown, envelopeOf, type WorldAnswer } from '../answer';
import type { Call } from '../call';
import { type Page, paginate } from '../paginate';
import { makeRoom, putAt } from '../place';
import { project } from '../project';
import { copyOrigins, setOrigin } from '../provenance';
import { makeRecord } from '../make-record';
import { belongsTo, type StoredRecord } from '../world';

/** Answers with the live records that the query selects, one page of them. */
export function list(call: Call): WorldAnswer {
  const { table, plan } = call;
  if (table === undefined || plan.answer === undefined) return answerWith(call, draftShown(call), 'none');
  if (!table.hasSeeds && !table.isCreatable && table.records.length === 0) keepCatalogue(call);
  const own = table.records.filter((record) => belongsTo(record, call.parents));
  const found = own.filter((record) => plan.filters.every((filter) => passes(record, filter, call)));
  const ordered = plan.paging?.isNewestFirst ? found.toReversed() : found;
  const page = paginate(call, ordered);
  return answerWith(call, draftList(call, page.records, page.values), 'none');
}

/** A catalogue without examples has one record, which is kept. */
function keepCatalogue(call: Call): void {
  const { table, resource } = call;
  if (table && resource) table.records.push(makeRecord(call));
}

/** The value of a filter: a parameter of the query, or a member of the body of a search. */
function givenTo({ parameter }: FilterPlan, { query, body }: Call): Json | undefined {
  return valueAt(query, [parameter]) ?? valueAt(body ?? null, [parameter]);
}

/** Whether a record passes a filter; one that lacks the member does. */
function passes({ value }: StoredRecord, filter: FilterPlan, call: Call): boolean {
  const wanted = givenTo(filter, call);
  if (wanted === undefined || wanted === '') return true;
  if (filter.comparison === 'text') {
    note(call, `Assumed: \`${filter.parameter}\` searches all strings of a record.`);
    return JSON.stringify(value).toLowerCase().includes(formatValue(wanted).toLowerCase());
  }
  const own = valueAt(value, [filter.member ?? '']);
  if (own === undefined || own === null || isObject(own) || isObject(wanted)) {
    note(call, `The filter \`${filter.parameter}\` is not applied to records without that member.`);
    return true;
  }
  const options = (Array.isArray(wanted) ? wanted : [wanted]).map(String);
  const values = (Array.isArray(own) ? own : [own]).map((one) => formatValue(one));
  const [limit = ''] = options;
  switch (filter.comparison) {
    case 'equal':
      return values.some((one) => options.includes(one));
    case 'least':
      return compare(values[0] ?? '', limit) >= 0;
    case 'above':
      return compare(values[0] ?? '', limit) > 0;
    case 'most':
      return compare(values[0] ?? '', limit) <= 0;
    case 'below':
      return compare(values[0] ?? '', limit) < 0;
  }
}

function note(call: Call, sentence: string): void {
  if (!call.notes.includes(sentence)) call.notes.push(sentence);
}

/** Compares numbers by value, and other strings alphabetically, as dates are ordered. */
function compare(one: string, other: string): number {
  const difference = Number(one) - Number(other);
  if (!Number.isNaN(difference)) return difference;
  return one < other ? -1 : Number(one > other);
}

/** A list in its envelope, whose totals and next page follow from it. */
function draftList(call: Call, records: readonly StoredRecord[], values: Page['values']): Draft {
  const { answer } = call.plan;
  const { success } = call;
  const { at, wrap, kind } = answer!;
  const elements = records.map((record) =>
    project(record, success ?? { isOpen: true }, record.seedOf === call.plan.id),
  );
  const envelope = envelopeOf(call, at);
  const shown = valueAt(envelope.value, parsePointer(at));
  const around = wrap === undefined ? undefined : firstOf(shown);
  const held: [string, Json][] = elements.map(({ value }, index) => [
    kind === 'map' ? String(records[index]!.id) : String(index),
    wrap === undefined ? value : { ...(isObject(around) ? around : {}), [wrap]: value },
  ]);
  const list: Json = kind === 'map' ? Object.fromEntries(held) : held.map(([, value]) => value);
  const whole = at === '' ? list : putAt(makeRoom(envelope.value, at), at, list);
  const { origins } = envelope;
  setOrigin(origins, at, 'computed');
  elements.forEach(({ origins: own }, index) => {
    const pointer = joinPointer(at, held[index]![0]);
    copyOrigins(own, '', origins, wrap === undefined ? pointer : joinPointer(pointer, wrap));
  });
  if (at !== '') computeEnvelope(whole, at, values, (pointer) => setOrigin(origins, pointer, 'computed'));
  return { value: whole, origins };
}

function firstOf(shown: Json | undefined): Json | undefined {
  return Array.isArray(shown) ? shown[0] : undefined;
}

/** Objects next to a list with facts about its pages. */
const ABOUT_PAGES = /^(?:_?meta|_?links|page|paging|pagination|page_?info|pager)$/i;

/** Sets totals, page numbers and the next page where the envelope has them, as far as the type of the shown value is the same. */
function computeEnvelope(
  whole: Json,
  at: string,
  values: Page['values'],
  mark: (pointer: string) => void,
): void {
  const tokens = parsePointer(at);
  const levels = tokens.map((_, index) => tokens.slice(0, index));
  for (const level of levels) {
    const holder = valueAt(whole, level);
    if (!isObject(holder)) continue;
    compute(holder, formatPointer(level), values, mark);
    for (const [name, inner] of Object.entries(holder)) {
      if (!ABOUT_PAGES.test(name) || !isObject(inner)) continue;
      const pointer = joinPointer(formatPointer(level), name);
      compute(inner, pointer, values, mark);
      for (const [deeper, one] of Object.entries(inner))
        if (ABOUT_PAGES.test(deeper) && isObject(one))
          compute(one, joinPointer(pointer, deeper), values, mark);
    }
  }
}

function compute(
  holder: JsonObject,
  pointer: string,
  values: Page['values'],
  mark: (pointer: string) => void,
): void {
  for (const [name, shown] of Object.entries(holder)) {
    const plain = name.replaceAll(/[^A-Za-z]/g, '').toLowerCase();
    const found = values.find(([names, value]) => names.includes(plain) && isAlike(value, shown));
    if (found === undefined) continue;
    const [, value] = found;
    holder[name] = value;
    mark(joinPointer(pointer, name));
  }
}

/** Whether a value may replace another; null may be what has no value yet, such as the address of a page. */
function isAlike(value: Json, shown: Json): boolean {
  if (shown === null) return typeof value !== 'boolean';
  return value === null || typeof value === typeof shown;
}
