import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadDescription, listOperations } from './description/description';
import { typeCheck } from '../builders/type-check';
import { holds } from '../specified/holds';

const FOLDER = 'generated/snippets';

/** Code by language, for each generated file. */
const snippets = new Map(
  readdirSync(FOLDER).map((file): [string, Record<string, string>] => [
    file.replace(/\.json$/, ''),
    JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<string, string>,
  ]),
);

function codeOf(name: string): string {
  const code = snippets.get(name)?.typescript;
  if (code === undefined) throw new Error(`There is no TypeScript snippet ${name}.`);
  return code;
}

/** A mistake a reader could make in a snippet: `from` is replaced by `to`. */
interface Mistake {
  title: string;
  snippet: string;
  from: string | RegExp;
  to: string;
}

const MISTAKES: Mistake[] = [
  { title: 'a wrong path', snippet: 'createTransaction', from: "'/transactions'", to: "'/transaction'" },
  { title: 'a wrong method', snippet: 'createTransaction', from: 'client.POST', to: 'client.PUT' },
  {
    title: 'a wrong enum value',
    snippet: 'createTransaction',
    from: "method: 'credit_card'",
    to: "method: 'card'",
  },
  { title: 'a missing payment', snippet: 'createTransaction', from: /^ {4}payment: .*\n/m, to: '' },
  { title: 'a misspelled member', snippet: 'createTransaction', from: 'processor_id: ', to: 'processorId: ' },
  {
    title: 'an amount as a string',
    snippet: 'createTransaction',
    from: 'amount: 119',
    to: "amount: '119.00'",
  },
  {
    title: 'a read-only member in a request',
    snippet: 'createTransaction',
    from: "    type: 'sale',",
    to: "    type: 'sale',\n    created_at: 1731672000,",
  },
  {
    title: 'a read-only member of an item in a request',
    snippet: 'createInvoice',
    from: "description: 'Live webinar, one seat',",
    to: "description: 'Live webinar, one seat', subtotal_cents: 10000,",
  },
  // A misspelled optional query parameter passes: openapi-fetch infers the type of the options from what is given.
  { title: 'a query value of another type', snippet: 'listInvoices', from: 'limit: 25', to: "limit: '25'" },
  { title: 'a missing query value', snippet: 'calculateTaxRate', from: "to_country: 'DE',", to: '' },
  {
    title: 'a member that the description does not know',
    snippet: 'createTransaction',
    from: "    type: 'sale',",
    to: "    type: 'sale',\n    colour: 'red',",
  },
  { title: 'a missing path value', snippet: 'getInvoice', from: /\{ id: \d+ \}/, to: '{}' },
  {
    title: 'a member that no response has',
    snippet: 'getInvoice',
    from: 'console.log(data)',
    to: 'console.log(data.total)',
  },
  {
    title: 'a write-only member of a response',
    snippet: 'getInvoice',
    from: 'console.log(data)',
    to: 'console.log(data.attachment)',
  },
  {
    title: 'a response that is used before the error is handled',
    snippet: 'getInvoice',
    from: /if \(error[\s\S]*console\.log\(data\)/,
    to: 'console.log(data.id, error, response)',
  },
];

const planted = new Map(
  MISTAKES.map(({ title, snippet, from, to }) => [
    title.replaceAll(' ', '-'),
    codeOf(snippet).replace(from, to),
  ]),
);
const messages = typeCheck(
  new Map([...[...snippets.keys()].map((name): [string, string] => [name, codeOf(name)]), ...planted]),
);

describe('TypeScript snippets', () => {
  it('compile together with the generated types', holds('snippets.types'), () => {
    expect(messages.get('program') ?? []).toEqual([]);
    expect(messages.get('api.d') ?? []).toEqual([]);
  });

  for (const name of snippets.keys()) {
    it(`${name} compiles without a message`, () => {
      expect(messages.get(name)).toEqual([]);
    });
  }

  for (const { title, snippet, from, to } of MISTAKES) {
    it(`do not compile with ${title}`, () => {
      expect(codeOf(snippet).replace(from, to)).not.toBe(codeOf(snippet));
      expect(messages.get(title.replaceAll(' ', '-'))).not.toEqual([]);
    });
  }
});

describe('snippets', () => {
  it('exist for every operation, in the same languages', () => {
    for (const { id } of listOperations(loadDescription(), 'paths'))
      expect([...snippets.keys()]).toContain(id);
    const languages = Object.keys(snippets.get('createTransaction')!);
    expect(languages).toEqual(expect.arrayContaining(['curl', 'typescript']));
    for (const [name, codes] of snippets) expect(Object.keys(codes), name).toEqual(languages);
  });

  it('call the simulator, ask for the current version and prove their right', () => {
    for (const [name, codes] of snippets) {
      for (const [language, code] of Object.entries(codes)) {
        expect(code, `${name} in ${language}`).toContain('.sandbox.abaco.example/api');
        expect(code, `${name} in ${language}`).toContain('application/json; api_version=20241028');
        expect(code, `${name} in ${language}`).toMatch(/sk_test_EXAMPLE|at_EXAMPLE/);
      }
    }
  });

  it('stay below 100 columns', () => {
    for (const [name, codes] of snippets) {
      for (const [language, code] of Object.entries(codes)) {
        const long = code.split('\n').filter((line) => line.length > 100 && !line.includes('": "'));
        expect(long, `${name} in ${language}`).toEqual([]);
      }
    }
  });
});
