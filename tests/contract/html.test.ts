import type { Json, JsonObject } from '#core/json/json';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  asObject,
  listOperations,
  loadDescription,
  parametersOf,
  resolve,
  responsesOf,
} from './description/description';
import { listPages, readPage, SITE } from './html/built-page';
import { listFields, type ExpectedField } from './html/field-paths';

const isBuilt = existsSync(SITE);
const description = loadDescription();

if (!isBuilt) {
  // Locally, the site need not be built to test the description; CI builds it first.
  it.skipIf(!process.env.CI)(`the built site is there (${SITE} is missing: run npm run build)`, () => {
    expect(isBuilt).toBe(true);
  });
}

/** What one page has to hold. */
interface Expected {
  url: string;
  fields: ExpectedField[];
  examples: { name: string; value: Json }[];
}

interface NamedCode {
  name: string;
  code: string;
}

const operationPages = listOperations(description, 'paths').map(
  ({ id, tag, operation }): Expected & { id: string; codes: NamedCode[] } => {
    const success = Object.entries(responsesOf(description, operation)).filter(([status]) =>
      status.startsWith('2'),
    );
    const body = resolve(description, operation.requestBody);
    return {
      id,
      url: `/api/${kebab(tag)}/${kebab(id)}/`,
      fields: [
        ...parametersOf(description, operation).flatMap((parameter) => {
          const place = `${parameter.in as string}.${parameter.name as string}`;
          return [
            parameterField(place, parameter),
            ...listFields(description, parameter.schema!, place, 'request'),
          ];
        }),
        ...bodyFields(body, 'request', 'request'),
        ...success.flatMap(([status, response]) => [
          ...Object.entries(asObject(response.headers)).map(([name, header]) =>
            parameterField(`${status}.header.${name}`, resolve(description, header)),
          ),
          ...bodyFields(response, status, 'response'),
        ]),
      ],
      examples: [
        ...exampleValues(body, 'request'),
        ...success.flatMap(([status, response]) => exampleValues(response, status)),
      ],
      codes: snippetCodes(id),
    };
  },
);

const eventPages = listOperations(description, 'webhooks').map(
  ({ path, operation }): Expected & { id: string } => {
    const body = resolve(description, operation.requestBody);
    return {
      id: path,
      url: `/api/webhooks/${path.replaceAll('.', '-')}/`,
      fields: [
        ...parametersOf(description, operation).map((one) =>
          parameterField(`${one.in as string}.${one.name as string}`, one),
        ),
        ...bodyFields(body, 'request', 'response'),
      ],
      examples: exampleValues(body, 'payload'),
    };
  },
);

describe.skipIf(!isBuilt).each([...operationPages, ...eventPages])(
  'the page of $id, without scripts,',
  ({ url, fields, examples }) => {
    it('shows every field, parameter and header under its anchor, with its values', () => {
      const page = readPage(url);
      const missing = fields.filter(({ id }) => page.textOf(anchorOf(id)) === undefined).map(({ id }) => id);
      expect(missing).toEqual([]);
      const unsaid = fields.flatMap(({ id, name, texts }) =>
        [name, ...texts]
          .filter((text) => !page.textOf(anchorOf(id))!.includes(text))
          .map((text) => `${id}: ${text}`),
      );
      expect(unsaid).toEqual([]);
    });

    it('shows every example in full', () => {
      const page = readPage(url);
      const missing = examples.filter(({ value }) => !page.codes.has(JSON.stringify(value, null, 2)));
      expect(missing.map(({ name }) => name)).toEqual([]);
    });
  },
);

describe.skipIf(!isBuilt)('the page of an operation, without scripts,', () => {
  it.each(operationPages)('shows every snippet of $id', ({ url, codes }) => {
    const page = readPage(url);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter(({ code }) => !page.codes.has(code.trimEnd())).map(({ name }) => name)).toEqual([]);
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
    const pages = listPages().map((url) => ({ url, repeated: readPage(url).repeatedIds }));
    expect(pages.length).toBeGreaterThan(operationPages.length + eventPages.length);
    expect(pages.filter(({ repeated }) => repeated.length > 0)).toEqual([]);
  });

  it('that shows a call to the simulator says how to start it', () => {
    const texts = listPages().map((url) => ({ url, text: readPage(url).text }));
    const showing = texts.filter(({ text }) => text.includes('http://127.0.0.1:4010'));
    expect(showing.length).toBeGreaterThanOrEqual(operationPages.length);
    expect(showing.filter(({ text }) => !text.includes('npm run simulator')).map(({ url }) => url)).toEqual(
      [],
    );
  });
});

describe('the walk over the description', () => {
  it('finds what a page must not lose', () => {
    const fields = operationPages.flatMap((page) => page.fields.map(({ id }) => `${page.id} ${id}`));
    expect(fields).toEqual(
      expect.arrayContaining([
        'listInvoices query.limit',
        'listInvoices 200.header.X-Pages-NextPage',
        'getInvoice path.id',
        'createInvoice request.items.unit_price',
        'createInvoice request.contact:ContactReference.id',
        'createInvoice 201.contact.email',
        'updateInvoice request:FinalDocument.attachment.data',
        'createTransaction request.items.tax.country',
        'createTransaction request.custom_metadata.*',
      ]),
    );
    expect(fields).not.toContain('createInvoice request.state');
    expect(fields).not.toContain('createInvoice 201.attachment');
    expect(fields.length).toBeGreaterThan(2000);
  });

  it('finds the values of a field', () => {
    const [{ fields }] = [operationPages.find(({ id }) => id === 'createProduct')!];
    expect(fields.find(({ id }) => id === 'request.product_type')?.texts).toEqual([
      'good',
      'service',
      'service',
    ]);
  });
});

function bodyFields(holder: JsonObject, prefix: string, direction: 'request' | 'response'): ExpectedField[] {
  return Object.values(asObject(holder.content)).flatMap((content) =>
    listFields(description, asObject(content).schema!, prefix, direction),
  );
}

function parameterField(id: string, parameter: JsonObject): ExpectedField {
  const schema = resolve(description, parameter.schema);
  const values = ((schema.enum ?? []) as Json[]).map(String);
  return { id, name: id.slice(id.lastIndexOf('.') + 1), texts: values };
}

function exampleValues(holder: JsonObject, place: string): Expected['examples'] {
  return Object.values(asObject(holder.content)).flatMap((content) =>
    Object.entries(asObject(asObject(content).examples)).map(([name, example]) => ({
      name: `${place} ${name}`,
      value: resolve(description, example).value!,
    })),
  );
}

function snippetCodes(id: string): NamedCode[] {
  const files = readdirSync('generated/snippets').filter((file) => file.split('.')[0] === id);
  return files.flatMap((file) => {
    const codes = JSON.parse(readFileSync(`generated/snippets/${file}`, 'utf8')) as Record<string, string>;
    return Object.entries(codes).map(([language, code]) => ({ name: `${file} ${language}`, code }));
  });
}

/** Anchors hold no characters that a URL fragment cannot. */
function anchorOf(id: string): string {
  return id.replace(/[^\w.:$@+*!~-]/g, '_');
}

function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase();
}
