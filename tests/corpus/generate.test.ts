import { beforeAll, expect, test } from 'vitest';
import path from 'node:path';
import type { OperationData } from '#core/contracts/page-data';
import type { Json } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import type { GeneratedFile } from '../../generator/run/files/generated-file';
import type { Generation } from '../../generator/run/generation';
import { emitClients, planClients } from '../../generator/emit/clients/emit-clients';
import { buildApiModel } from '../../generator/model/api/build-api-model';
import type { BundledDescription } from '../../generator/read/normalize/bundled-description';
import { linksOf } from '../builders/links-of';
import { temporaryFolder } from '../builders/temporary-folder';
import { typeCheck } from '../builders/type-check';
import { languages } from '../snippets/clients/languages';
import { descriptions } from './descriptions';
import { generateOf, textOf } from './generate';
import { WRONG_EXAMPLES } from './wrong-examples';

const generations = new Map<string, Generation>();

beforeAll(async () => {
  for (const one of descriptions) generations.set(one.name, await generateOf(one));
});

const given = (name: string) => generations.get(name)!;

test.each(descriptions)('every reference in the bundle of $name resolves', ({ name }) => {
  const bundle = JSON.parse(textOf(given(name), 'bundle/openapi.json')) as Json;
  expect(referencesOf(bundle).filter((reference) => !resolves(reference, bundle))).toEqual([]);
});

test('all types compile, and all snippets with them', () => {
  const codes = new Map(descriptions.flatMap(({ name }) => codesOf(name, given(name))));
  expect(codes.size).toBeGreaterThan(descriptions.length * 2);
  const wrong = [...typeCheck(codes)].filter(
    ([name, messages]) => messages.length > 0 && !WRONG_EXAMPLES.has(name),
  );
  expect(wrong).toEqual([]);
});

test.each(languages.filter(({ isHere }) => isHere))(
  'all client files of $label load, and all their types resolve',
  async ({ id, load }) => {
    const files = descriptions.map(({ name }) => {
      const [{ path: made, content }] = emitClients(planClients(modelOf(name), name, [id])) as [
        GeneratedFile,
      ];
      return [`${name}${path.extname(made)}`, content] as const;
    });
    const folder = temporaryFolder(Object.fromEntries(files));
    expect(await load(files.map(([file]) => path.join(folder, file)))).toEqual({});
  },
);

test('samples have the names of properties as they are written', () => {
  const bundle = JSON.parse(textOf(given('property-names'), 'bundle/openapi.json')) as Json;
  const properties = valueAt(bundle, ['components', 'schemas', 'Names', 'properties']);
  const names = Object.keys(properties as object);
  expect(names.length).toBeGreaterThan(30);
  const snippets = textOf(given('property-names'), 'snippets/sendNames.json');
  const { curl = '' } = JSON.parse(snippets) as { curl?: string };
  const [body = ''] = /\{\n[^]*\n\}/.exec(curl) ?? [];
  expect(Object.keys(JSON.parse(body) as object)).toEqual(names);
});

test('names in snippets lead to the fields of the alternative that is sent', () => {
  const page = textOf(given('unions-of-constants'), 'pages/operations/post-payment.json');
  const { requests } = JSON.parse(page) as OperationData;
  const linked = requests.map(({ name, snippets }) => {
    const code = snippets.find(({ language }) => language === 'typescript')?.code ?? [];
    return [name, linksOf(code).filter((href) => href.startsWith('#request'))];
  });
  expect(Object.fromEntries(linked)).toEqual({
    default: ['#request:Bank.type', '#request:Bank.iban', '#request:Bank.fees', '#request:Bank.fees:2.kind'],
    card: ['#request:Card.type', '#request:Card.number', '#request:Card.bank'],
  });
});

function modelOf(name: string) {
  return buildApiModel(JSON.parse(textOf(given(name), 'bundle/openapi.json')) as BundledDescription);
}

function codesOf(name: string, { files }: Generation): [string, string][] {
  const snippets = files.filter(({ path }) => path.startsWith('snippets/'));
  return [
    [`${name}/api`, textOf(given(name), 'types/api.d.ts')],
    ...snippets.flatMap(({ path, content }, index): [string, string][] => {
      const { typescript } = JSON.parse(content) as { typescript?: string };
      return typescript === undefined ? [] : [[`${name}/${nameOf(path, index)}`, typescript]];
    }),
  ];
}

/** Names of files may be longer than names of modules may be. */
function nameOf(path: string, index: number): string {
  return /^snippets\/([\w.-]{1,80})\.json$/.exec(path)?.[1] ?? `snippet-${index}`;
}

/** References below extensions and in examples mean nothing. */
function referencesOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (key === '$ref' && typeof member === 'string') return [member];
    return key.startsWith('x-') || key === 'example' || key === 'examples' ? [] : referencesOf(member);
  });
}

function resolves(reference: string, bundle: Json): boolean {
  return valueAt(bundle, parseFragment(reference) ?? ['nothing']) !== undefined;
}
