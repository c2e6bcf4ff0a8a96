import type { Json, JsonObject } from '#core/json/json';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  asObject,
  listOperations,
  loadDescription,
  type RawOperation,
  resolve,
  responsesOf,
} from './description/description';
import { listPages, readPage, SITE } from './html/built-page';
import { comparePrinted } from './html/compare-printed';
import { PARTS } from './html/markup';
import type { Printed, Texts } from './html/read-printed';
import {
  eventPages,
  objectPages,
  operationPages,
  operationRows,
  serverRows,
  tagUrl,
} from './html/expected/pages';
import { holds } from '../specified/holds';

const isBuilt = existsSync(SITE);
const description = loadDescription();

if (!isBuilt) {
  // Locally, the site need not be built to test the description; CI builds it first.
  it.skipIf(!process.env.CI)(`the built site is there (${SITE} is missing: run npm run build)`, () => {
    expect(isBuilt).toBe(true);
  });
}

const operations = listOperations(description, 'paths');
const events = listOperations(description, 'webhooks');
const pages = {
  operations: operationPages(description),
  events: eventPages(description),
  objects: objectPages(description),
};
const bodies = new Map([...operations, ...events].map((raw) => [idOf(raw), exampleBodies(raw)]));

describe.skipIf(!isBuilt)('without scripts, the page', () => {
  it.each([...pages.operations, ...pages.events, ...pages.objects])(
    'of $id prints all that the description says, and nothing else',
    holds('reference.printed'),
    ({ url, printed }) => {
      expect(comparePrinted(readPage(url).printed, printed)).toEqual([]);
    },
  );

  it.each([...pages.operations, ...pages.events])('of $id shows every example in full', ({ id, url }) => {
    const page = readPage(url);
    const missing = bodies.get(id)!.filter(({ value }) => !page.codes.has(JSON.stringify(value, null, 2)));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it.each(pages.operations)('of $id shows every snippet', holds('reference.snippets'), ({ id, url }) => {
    const page = readPage(url);
    const codes = snippetCodes(id);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter(({ code }) => !page.codes.has(code.trimEnd())).map(({ name }) => name)).toEqual([]);
  });
});

it.skipIf(!isBuilt)('the README says what the page of an operation weighs on average', () => {
  const files = pages.operations.map(({ url }) => readFileSync(`${SITE}${url}index.html`));
  const kilobytes = files.map((file) => gzipSync(file).length / 1000);
  const average = kilobytes.reduce((sum, one) => sum + one, 0) / kilobytes.length;
  const [, quoted] =
    /in (\d+) KB of compressed HTML on\s+average/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(Math.abs(Number(quoted) - average), `${average} KB`).toBeLessThan(1);
});

describe.skipIf(!isBuilt)('without scripts, the list of operations', () => {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const lists = tags.map((tag) => ({
    url: tagUrl(tag),
    listed: operations.filter((one) => one.tag === tag),
  }));

  it.each(lists)(
    'at $url has the method, path and name of each',
    holds('operations.listed'),
    ({ url, listed }) => {
      expect(comparePrinted(readPage(url).printed, operationRows(listed))).toEqual([]);
    },
  );

  it('of the whole API has the method and name of each, and where they are called', () => {
    const rows = operationRows(operations).map((row) => ({ ...row, texts: { ...row.texts, path: [] } }));
    const servers = serverRows(description.servers);
    expect(comparePrinted(readPage('/api/').printed, [...rows, ...servers])).toEqual([]);
  });
});

describe.skipIf(!isBuilt)('the list of objects, without scripts,', () => {
  it('leads to the page of each', holds('objects.listed'), () => {
    const objects = listPages().filter((url) => /^\/api\/objects\/./.test(url));
    const { links } = readPage('/api/objects/');
    expect(objects.length).toBeGreaterThan(20);
    expect(objects.filter((url) => !links.has(url))).toEqual([]);
  });
});

describe.skipIf(!isBuilt)('where an object is used, without scripts,', () => {
  const urls = new Map(pages.operations.map(({ id, url }) => [id, url]));
  const urlsOf = (list: RawOperation[]) => list.map(({ id }) => urls.get(id)!);
  const sending = operations.filter(({ operation }) => operation.requestBody !== undefined);
  const roles = [
    { labels: ['In requests of', 'Sent to'], may: new Set(urlsOf(sending)) },
    { labels: ['In responses of', 'Returned by'], may: new Set(urlsOf(operations.filter(returnsContent))) },
    { labels: ['In events', 'Carried by'], may: new Set(pages.events.map(({ url }) => url)) },
  ];
  const isListed = new Set([...urls.values(), ...pages.events.map(({ url }) => url)]);

  /** The pages of operations and events that a page of an object lists after a label, without those that list them. */
  const usesOf = (url: string, label: string) =>
    (readPage(url).labeled.get(label) ?? [])
      .map((href) => href.split('#')[0]!)
      .filter((href) => isListed.has(href));

  it.each(roles)('$labels are the pages of that kind', ({ labels, may }) => {
    for (const label of labels) {
      const listed = pages.objects.flatMap(({ url }) => usesOf(url, label));
      expect(listed.length, label).toBeGreaterThan(0);
      expect(
        listed.filter((href) => !may.has(href)),
        label,
      ).toEqual([]);
    }
  });

  it('of a coupon sends it or returns it', holds('objects.uses'), () => {
    const [sent, returned] = ['/api/objects/coupon-create/', '/api/objects/coupon/'];
    expect(usesOf(sent, 'In requests of')).toEqual(['/api/coupons/create-coupon/']);
    expect(usesOf(sent, 'In responses of')).toEqual([]);
    expect(usesOf(returned, 'In requests of')).toEqual([]);
    expect(usesOf(returned, 'In responses of')).toContain('/api/coupons/get-coupon/');
  });
});

describe.skipIf(!isBuilt)('the page of errors, without scripts,', () => {
  const responses = Object.entries(description.components!.responses!).filter(
    ([name]) => name !== 'EventReceived',
  );

  it.each(responses)('shows the bodies of %s', (_, response) => {
    const page = readPage('/api/errors/');
    const missing = exampleValues(asObject(response), '').filter(
      ({ value }) => !page.codes.has(JSON.stringify(value, null, 2)),
    );
    expect(missing).toEqual([]);
  });
});

describe.skipIf(!isBuilt)('every page', () => {
  it('gives an id to one element only', () => {
    const built = listPages().map((url) => ({ url, repeated: readPage(url).repeatedIds }));
    expect(built.length).toBeGreaterThan(pages.operations.length + pages.events.length);
    expect(built.filter(({ repeated }) => repeated.length > 0)).toEqual([]);
  });

  it('names no specification, and no address of the reader’s own machine unless it offers a program that listens there', () => {
    const texts = listPages().map((url) => ({ url, text: readPage(url).text }));
    const naming = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ url }) => url);
    expect(naming(/localhost|the specification/i)).toEqual([]);
    expect(naming(/127\.0\.0\.1/)).toEqual(['/guides/test-your-integration/', '/tools/downloads/']);
  });
});

describe.skipIf(!isBuilt)('a page would not pass', () => {
  const [page] = pages.operations.filter(({ id }) => id === 'createProduct');
  const { url, printed: wanted } = page!;
  const change = (edit: (one: Printed) => Texts) => (list: Printed[]) =>
    list.map((one) => ({ ...one, texts: edit(one) }));

  it.each<{ broken: string; change: (list: Printed[]) => Printed[]; want: string }>([
    ...PARTS.filter((part) => wanted.some(({ texts }) => texts[part]?.length)).map((part) => ({
      broken: `without any ${part}`,
      change: change(({ texts }) => ({ ...texts, [part]: [] })),
      want: part === 'name' ? 'does not print it' : `its ${part} is`,
    })),
    {
      broken: 'with another method',
      change: change(({ texts }) => ({ ...texts, ...(texts.method && { method: ['GET'] }) })),
      want: 'operation: its method is ["POST"], and the page prints ["GET"]',
    },
    {
      broken: 'with a mark that says "our choice" of a public fact',
      change: change(({ texts }) => ({
        ...texts,
        note: texts.note?.map((note) => note.replace(' public ', ' choice ')),
      })),
      want: 'public G-API',
    },
    {
      broken: 'without the last error',
      change: (list) =>
        list.filter(({ owner, texts }) => owner !== 'error' || texts.name?.join() !== '504 Gateway Timeout'),
      want: 'error 504 Gateway Timeout: the page does not print it',
    },
    {
      broken: 'with a field that is not there',
      change: (list) => [...list, { owner: 'field', id: 'request.colour', texts: {} }],
      want: 'field request.colour: the description does not have it',
    },
  ])('$broken', ({ change: broken, want }) => {
    expect(comparePrinted(broken(readPage(url).printed), wanted).join('\n')).toContain(want);
  });
});

function idOf({ id, path }: RawOperation): string {
  return path.startsWith('/') ? id : path;
}

/** The bodies of an operation's successful calls, or of an event. */
function exampleBodies({ operation }: RawOperation): { name: string; value: Json }[] {
  const success = Object.entries(responsesOf(description, operation)).filter(([status]) =>
    status.startsWith('2'),
  );
  return [
    ...exampleValues(resolve(description, operation.requestBody), 'request'),
    ...success.flatMap(([status, response]) => exampleValues(response, status)),
  ];
}

function returnsContent({ operation }: RawOperation): boolean {
  return Object.values(responsesOf(description, operation)).some(({ content }) => content !== undefined);
}

function exampleValues(holder: JsonObject, place: string): { name: string; value: Json }[] {
  return Object.values(asObject(holder.content)).flatMap((content) =>
    Object.entries(asObject(asObject(content).examples)).map(([name, example]) => ({
      name: `${place} ${name}`,
      value: resolve(description, example).value!,
    })),
  );
}

function snippetCodes(id: string): { name: string; code: string }[] {
  const files = readdirSync('generated/snippets').filter((file) => file.split('.')[0] === id);
  return files.flatMap((file) => {
    const codes = JSON.parse(readFileSync(`generated/snippets/${file}`, 'utf8')) as Record<string, string>;
    return Object.entries(codes).map(([language, code]) => ({ name: `${file} ${language}`, code }));
  });
}
