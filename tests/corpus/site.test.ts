import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import type { Generation } from '../../generator/run/generation';
import { descriptions } from './descriptions';
import { generateOf, textOf } from './generate';
import { buildJoined } from './site/build-joined';
import { callOf, callsOf } from './site/calls';
import { unprintedFields } from './site/fields';
import { baseOf, recordsOf } from './site/join';
import { type JoinedPage, readPages } from './site/joined-pages';
import { isLeftOut } from './site/not-shown';
import { openAll } from './site/open';
import { findFlaws, gapsBetween, lookAt, readAnswers, readExamples } from './site/look';
import { lettersOf, linesOf, textsOf } from './site/texts';
import { holds } from '../specified/holds';

const generations = new Map<string, Generation>();

/** Those of the description `large-numbers`; the last one is 0x7EDCBA9876543211. */
const LONG_NUMBERS = [
  '-9223372036854775808',
  '9223372036854775807',
  '9007199254740993',
  '18446744073709551615',
  '4611686018427387905',
  '0.12345678901234567891',
  '6917529027641081857',
  '9141386507638288913',
];

const given = (name: string) => generations.get(name)!;

describe('the site of all', () => {
  let site = '';
  const pages = new Map<string, JoinedPage[]>();

  beforeAll(async () => {
    for (const one of descriptions) generations.set(one.name, await generateOf(one));
    site = await buildJoined(generations);
    for (const { name } of descriptions) pages.set(name, readPages(site, name, given(name)));
  });

  test.each(descriptions)('has a page for every operation and event of $name', ({ name }) => {
    const shown = pages.get(name)!.flatMap(({ printed }) => printed.flatMap(callOf));
    const expected = callsOf(bundleOf(name));
    // A library of schemas has no calls.
    expect(expected.length > 0).toBe(name !== 'only-schemas');
    expect(shown.toSorted()).toEqual(expected.toSorted());
  });

  test.each(descriptions)('shows every title and description of $name', ({ name }) => {
    const shown = pages
      .get(name)!
      .map(({ text }) => lettersOf(text))
      .join(' ');
    const texts = [...textsOf(bundleOf(name))].map(([place, text]) => [place, linesOf(text)] as const);
    // GitHub has most lines several times, and each is searched for in all of its pages.
    const lines = new Set(texts.flatMap(([, all]) => all));
    const unseen = new Set([...lines].filter((line) => !shown.includes(line)));
    const missing = texts.filter(([, all]) => all.some((line) => unseen.has(line)));
    expect(missing.filter(([place]) => !isLeftOut(name, place))).toEqual([]);
  });

  test.each(descriptions)('prints every field of $name with its text, and gives no id twice', ({ name }) => {
    // The call on the first page has no fields.
    const unprinted = pages
      .get(name)!
      .filter(({ url }) => url !== baseOf(name))
      .flatMap(unprintedFields);
    expect(unprinted).toEqual([]);
    expect(pages.get(name)!.flatMap(({ repeatedIds }) => repeatedIds)).toEqual([]);
  });

  test('prints numbers with all their digits, also beyond those of a double', () => {
    const text = pages
      .get('large-numbers')!
      .map((page) => page.text)
      .join('\n');
    const missing = LONG_NUMBERS.filter((number) => !text.includes(number));
    expect(missing).toEqual([]);
    expect(text).not.toMatch(/\d{15,}000\b/);
  });

  test.each(descriptions)('has every target of the search of $name', ({ name }) => {
    const ids = new Map(pages.get(name)!.map((page) => [page.url, page.ids]));
    const missing = recordsOf(given(name), name).filter(({ anchor, url_without_anchor: url }) => {
      return anchor !== null && ids.get(url)?.has(anchor) !== true;
    });
    expect(missing.map(({ url }) => url)).toEqual([]);
  });

  test('finds every field and header of inline errors, and shows links of all errors', () => {
    const records = recordsOf(given('bodies-of-errors'), 'bodies-of-errors');
    const found = new Set(records.map(({ url }) => url));
    const shown = pages.get('bodies-of-errors')!.flatMap(({ url, printed }) => {
      const fields = printed.filter(({ owner, id = '' }) => owner === 'field' && /^(?:409|422)[.:]/.test(id));
      return url.endsWith('/errors/') ? [] : fields.map(({ id }) => `${url}#${id}`);
    });
    expect(shown).toHaveLength(26 + 7 + 2);
    expect(shown.filter((url) => !found.has(url) && !/\.about\.text$/.test(url))).toEqual([]);
    const errors = pages.get('bodies-of-errors')!.find(({ url }) => url.endsWith('/errors/'))!;
    expect([...errors.ids]).toEqual(expect.arrayContaining(['503.link.Again', '503.until']));
    expect(found.has('/api/bodies-of-errors/errors/#503.until')).toBe(true);
  });

  test('shows every example of every media type when it is chosen, with its response', async () => {
    const url = '/api/examples-of-several-media-types/operations/send-card/';
    const [examples, gaps] = await lookAt(site, url, async (page) => [
      await readExamples(page),
      await gapsBetween(page, 'section[aria-labelledby="body"] [data-part="body"]'),
    ]);
    const file = "--data-binary '@file.bin'";
    const [short, stamps] = ['10', '20'];
    const want: Record<string, string[]> = {
      'A short card': ['application/json', 'Json Ada', short],
      'A card with stamps': ['application/json', 'Json Bob', stamps],
      'application/x-www-form-urlencoded': ['application/x-www-form-urlencoded', 'Form Ada', short],
      'A card with stamps (application/x-www-form-urlencoded)': ['-urlencoded', 'Form Bob', stamps],
      'multipart/form-data': ['Multipart Ada', "--form 'picture=@file.bin'", short],
      'application/yaml': ['application/yaml', 'Yaml Ada', short],
      'Two cards with stamps (text/csv)': ['text/csv', 'Csv Bob', stamps],
      'image/png': ['image/png', file, short],
      'A card for another program (application/xml)': ['application/xml', 'Xml Ada', short],
      'image/*': ['image/png', file, short],
    };
    expect(Object.keys(examples)).toEqual(Object.keys(want));
    for (const [title, texts] of Object.entries(want))
      for (const text of texts) expect(examples[title]!.join(' '), title).toContain(text);
    expect(Object.values(examples).map((codes) => codes.length)).toEqual(Object.keys(want).map(() => 2));
    expect(new Set(gaps)).toEqual(new Set([32]));
  });

  test(
    'says what each body of a response is in, and when there is no example of it',
    holds('reference.empty-bodies'),
    async () => {
      const url = '/api/examples-of-several-media-types/operations/get-last-card/';
      const answers = await lookAt(site, url, (page) => readAnswers(page));
      const lines = (status: string) => answers[status]!.split(/\s*\n\s*/);
      expect(lines('200').filter((line) => /^(application|text)\/|Csv/.test(line))).toEqual([
        'application/json',
        'application/xml',
        'text/csv',
        'Csv Ada',
      ]);
      expect(answers['206']).toBe('application/pdf: the description has no example.');
      expect(answers['304']).toBe('The response has no body.');
      expect(lines('404').filter((line) => /^(application|text)\/|error/.test(line))).toEqual([
        'application/json',
        '"error": "Json error"',
        'application/xml',
        '<error>Xml error</error>',
      ]);
    },
  );

  test.each([
    { name: 'bodies-of-errors', url: 'operations/get-body1/', want: ['409.header.X-Faster'] },
    {
      name: 'only-webhooks',
      url: 'webhooks/only-webhooks-created/',
      want: ['header.X-Signature', 'query.attempt', 'cookie.session'],
    },
  ])('has headers of errors and all parameters of events on their pages: $url', ({ name, url, want }) => {
    const { ids } = pages.get(name)!.find((page) => page.url === `/api/${name}/${url}`)!;
    expect([...ids]).toEqual(expect.arrayContaining(want));
  });

  test('counts uses of an object by tag in a list that stays whole at every width', async () => {
    const flaws = await lookAt(site, '/api/many-uses/objects/plant/', (page) =>
      findFlaws(page, 'li:has(a[href*="/many-uses/"]) > span'),
    );
    expect(flaws).toEqual([]);
  });

  test.each(['copies/copy-thing', 'operations/long'])(
    'shows a custom method in a color that can be read, within every width: %s',
    async (operation) => {
      const flaws = await lookAt(site, `/api/custom-methods/${operation}/`, (page) =>
        findFlaws(page, 'nothing'),
      );
      expect(flaws).toEqual([]);
    },
  );

  test('finds every field of a body without a name where it stands, and those of an object on its page', () => {
    const name = 'bodies-without-names';
    const found = recordsOf(given(name), name).map(({ url }) => url);
    const shown = pages
      .get(name)!
      .filter(({ url }) => !url.includes('/objects/'))
      .flatMap(({ url, printed }) => {
        const fields = printed.filter(({ owner, id = '' }) => owner === 'field' && id !== '');
        return fields.map(({ id }) => `${url}#${id}`);
      });
    // Fields of objects are called so here.
    const isNamed = (url: string) => /[#.:]named\w*$/.test(url);
    const own = shown.filter((url) => !isNamed(url));
    expect(own).toHaveLength(38);
    expect(own.filter((url) => !found.includes(url))).toEqual([]);
    const ofObjects = found.filter(isNamed).map((url) => url.replace(`/api/${name}/`, ''));
    expect(ofObjects.filter((url) => !/#namedLarge\d+$/.test(url))).toEqual([
      'operations/post-bodies/#request.more.namedOther',
      'objects/named/#namedField',
      'objects/named/#namedOther',
      'objects/named/#namedInside',
      'objects/named/#namedInside.namedDeep',
      'objects/named-list/#namedElement',
      'objects/named-tree/#namedChildren',
      'objects/named-tree/#namedKin',
      'objects/named-tree/#namedKin.namedDegree',
    ]);
    expect(shown.filter(isNamed).length).toBeGreaterThan(160);
  });

  test('opens in the browser without an error: the largest page of each, which runs nothing of an author', async () => {
    const largest = descriptions.map(({ name }) =>
      pages.get(name)!.reduce((a, b) => (b.bytes > a.bytes ? b : a)),
    );
    expect(
      await openAll(
        site,
        largest.map(({ url }) => url),
      ),
    ).toEqual({});
  });
});

function bundleOf(name: string): JsonObject {
  return JSON.parse(textOf(given(name), 'bundle/openapi.json')) as JsonObject;
}
