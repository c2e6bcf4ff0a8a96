import { beforeAll, describe, expect, it } from 'vitest';
import { isJson } from '#core/http/wire/body-format';
import type { Json, JsonObject } from '#core/json/json';
import { requests } from '../cases/published-requests';
import { exampleValues } from './example-values';
import { modelOfThings, publishedClient, withClient } from './client-file';
import type { ClientLanguage, Judged } from './client-language';
import { languages } from './languages';

/** Documented values, which all fit: those of the requests, and the examples of the successful responses. */
const documented: readonly Judged[] = [
  ...requests.map(({ operation, example }): Judged => {
    return { method: operation.id, values: exampleValues(example) };
  }),
  ...[...new Set(requests.map(({ operation }) => operation))].flatMap(({ id, responses }) =>
    responses
      .filter(({ status }) => status.startsWith('2'))
      .flatMap(({ content }) => content.filter(({ mediaType }) => isJson(mediaType)))
      .flatMap(({ examples }) => examples.map(({ value }): Judged => ({ method: id, result: value }))),
  ),
];

/** A thing as it is sent and as it is received. */
const SENT = { needed: 'a', needed_or_null: 'b' };
const RECEIVED = { ...SENT, id: 1 };

/** Whether values fit, by hand from JSON Schema and the meaning of readOnly and writeOnly. */
const rows: readonly [what: string, added: JsonObject, sent: boolean, received: boolean][] = [
  ['nothing else', {}, true, true],
  ['null for a required member', { needed: null }, false, false],
  ['null for a required member that may be null', { needed_or_null: null }, true, true],
  ['an optional member', { optional: 'a' }, true, true],
  ['null for an optional member', { optional: null }, false, false],
  ['null for an optional member that may be null', { optional_or_null: null }, true, true],
  ['a member of another type', { count: '1' }, false, false],
  ['an integer where any number is', { amount: 1 }, true, true],
  ['a fraction where integers are', { count: 1.5 }, false, false],
  ['a member that is only sent', { secret: 'a' }, true, false],
  ['a value of an enumeration', { state: 'open' }, true, true],
  ['a new value of an enumeration', { state: 'later' }, false, true],
  ['a name that is a word of Python', { class: 'a' }, true, true],
  ['a name with a hyphen', { 'in-words': 'a' }, true, true],
  ['a typo in a name', { optionl: 'a' }, false, false],
  ['a type whose name starts with a digit', { code: { digits: '42' } }, true, true],
  ['a map', { labels: { a: 1 } }, true, true],
  ['a map with a value of another type', { labels: { a: 'b' } }, false, false],
  ['a variant by its tag', { pet: { kind: 'cat', lives: 9 } }, true, true],
  ['members of another variant', { pet: { kind: 'dog', lives: 9 } }, false, false],
  ['an unknown tag', { pet: { kind: 'cow' } }, false, false],
  ['the variant of all other tags', { plant: { kind: 'moss', scent: true } }, true, true],
  ['the variant of no tag', { plant: { scent: true } }, true, true],
  ['members of the variant of another tag', { plant: { kind: 'moss', height: 3 } }, false, false],
  ['either type', { size: 3 }, true, true],
  ['neither type', { size: true }, false, false],
];

/** Values as they are, none of which fits. */
const incomplete: readonly [what: string, judged: Judged][] = [
  ['a response without a required member', { method: 'makeThing', result: { needed_or_null: 'b', id: 1 } }],
  ['a response without a member that is only received', { method: 'makeThing', result: SENT }],
  ['a request with a member that is only received', { method: 'makeThing', values: { body: RECEIVED } }],
];

const present = languages.filter(({ isHere }) => isHere);
const fitting = new Map<ClientLanguage, Map<string, boolean>>();

beforeAll(async () => {
  const model = await modelOfThings();
  const judged = [...rows.flatMap(([, added]) => judgedOf(added)), ...incomplete.map(([, one]) => one)];
  for (const language of present) {
    const fits = await language.judge(publishedClient(language.id), documented);
    const own = await withClient(model, language.id, (file) => language.judge(file, judged));
    fitting.set(
      language,
      new Map([
        ...documented.map((one, index) => [JSON.stringify(one), fits[index]!] as const),
        ...judged.map((one, index) => [JSON.stringify(one), own[index]!] as const),
      ]),
    );
  }
});

/** The value as it is sent, as it is received, and both as a part of another one. */
function judgedOf(added: JsonObject): Judged[] {
  const sent: Json = { ...SENT, ...added };
  const received: Json = { ...RECEIVED, ...added };
  return [
    { method: 'makeThing', values: { body: sent } },
    { method: 'makeThing', result: received },
    { method: 'makeThing', values: { body: { ...SENT, parts: [sent] } } },
    { method: 'makeThing', result: { ...RECEIVED, parts: [received] } },
  ];
}

describe.each(present)('the types of the $label client', (language) => {
  const fitsOf = (judged: Judged) => fitting.get(language)?.get(JSON.stringify(judged));
  const told = rows.filter(([what]) => !language.blindTo.includes(what));
  const untold = rows.filter(([what]) => language.blindTo.includes(what));
  const allowed = incomplete.filter(([what]) => language.blindTo.includes(what));

  it('allow every documented value', () => {
    expect(documented.length).toBeGreaterThan(requests.length + 50);
    expect(documented.filter((judged) => fitsOf(judged) !== true)).toEqual([]);
  });

  it.each(told)('judge %s', (_, added, sent, received) => {
    expect(judgedOf(added).map(fitsOf)).toEqual([sent, received, sent, received]);
  });

  it('are blind to what the language does not tell apart', () => {
    expect([...untold, ...allowed].map(([what]) => what)).toEqual(language.blindTo);
    expect(untold.flatMap(([, added]) => judgedOf(added)).every(fitsOf)).toBe(true);
    expect(allowed.every(([, judged]) => fitsOf(judged))).toBe(true);
  });

  it.each(incomplete.filter((one) => !allowed.includes(one)))('refuse %s', (_, judged) => {
    expect(fitsOf(judged)).toBe(false);
  });
});
