import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createEngine } from '../../abaco/labs/template/engine';
import { withChanges, type TemplateObjects } from '../../abaco/labs/template/objects';
import { templateNames } from '../../abaco/labs/template/template-names';
import { openSimulator, send } from '../simulator/send';
import { holds } from '../specified/holds';
import { readTemplateExamples } from './templates/read-examples';

const readObjects = (name: string) =>
  parse(readFileSync(`docs/_data/template-${name}.yaml`, 'utf8')) as TemplateObjects;
const objects = readObjects('objects');
/** The objects that a template can use: the invoice, or with the changes of another document. */
function objectsFor(changes: string | undefined): TemplateObjects {
  return changes === undefined ? objects : withChanges(objects, readObjects(changes));
}

interface ExampleInvoice {
  billing_address: string;
  subtotal: number;
  discount: number;
  total: number;
  taxes: unknown[];
}

const engine = createEngine({ tag: 'en-US', currency: 'EUR' });
const pages = readdirSync('docs/templates').map((name) => `docs/templates/${name}`);
const examples = pages.flatMap((page) =>
  readTemplateExamples(readFileSync(page, 'utf8'), page).map((example) => ({ page, ...example })),
);

/** Lines without what only lays out the template: blank ones, and space around. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

test('every page about templates has examples', () => {
  expect(new Set(examples.map(({ page }) => page))).toEqual(new Set(pages));
});

describe('a template prints what its page says', holds('templates.examples'), () => {
  test.each(examples)('$page:$line', async ({ template, output, changes }) => {
    const printed = String(await engine.parseAndRender(template, objectsFor(changes)));
    expect(linesOf(printed)).toEqual(linesOf(output));
  });
});

describe('the tables of variables', holds('templates.variables'), () => {
  const page = readFileSync('docs/templates/tags.mdx', 'utf8');
  const tables = page.slice(page.indexOf('\n## Variables'), page.indexOf('\n## If something'));
  const rows = [...tables.matchAll(/^\| (`[^|]+) \| ([^|]+) \|$/gm)].map(([, names = '', meaning = '']) => ({
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    meaning: meaning.trim(),
  }));

  test('have every variable once', () => {
    const top = [...(/At the top level[^\n]+/.exec(tables)?.[0] ?? '').matchAll(/`([^`]+)`/g)];
    const named = [...top.map(([, name = '']) => name), ...rows.flatMap(({ names }) => names)];
    expect(named.sort()).toEqual(templateNames(objects).sort());
  });

  test('say what each label is in English', () => {
    const labels = rows.filter(({ names: [first] }) => first?.startsWith('labels.'));
    const shown = labels.map(({ names: [first = ''], meaning }) => [first.replace('labels.', ''), meaning]);
    expect(Object.fromEntries(shown)).toEqual(objects.labels);
  });
});

test(
  'the invoice of the examples has the tax of the country on its address',
  holds('templates.tax'),
  async () => {
    const { simulator } = openSimulator();
    const { document } = objects as unknown as { document: ExampleInvoice };
    const place = document.billing_address.trim().split('\n').at(-1);
    const { body: places } = await send(simulator, { path: '/jurisdictions' });
    const country = (places as { name: string; country: string }[]).find(
      ({ name }) => name === place,
    )?.country;
    const net = document.subtotal - document.discount;
    const query = `to_country=${country}&product_type=good&tax_code=standard&amount=${net}`;
    const { body } = await send(simulator, { path: `/tax_rates/calculate?${query}` });
    const { name, rate, tax_amount, total_amount } = body as Record<string, unknown>;
    expect(document.taxes).toEqual([
      { label: `${String(name)} ${String(rate)}%`, rate, taxable_base: net, amount: tax_amount },
    ]);
    expect(document.total).toBe(total_amount);
  },
);

describe('a mistake in an example is found', holds('templates.mistakes'), () => {
  test.each(['{{ document.totals }}', '{{ document.total | moneys }}', '{% if document.total %}'])(
    '%s',
    async (template) => {
      await expect(engine.parseAndRender(template, objects)).rejects.toThrow();
    },
  );

  test('a template without its output', () => {
    const block = '```liquid run-by="tests/contract/templates.test.ts"\n{{ title }}\n```';
    expect(() => readTemplateExamples(block, 'page.mdx')).toThrow(
      'The template in line 1 has no output after it.',
    );
  });
});
