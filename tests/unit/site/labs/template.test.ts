import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { templateData } from '../../../../abaco/plugins/lab-data';
import { complete, insert } from '../../../../abaco/labs/template/complete';
import { createEngine } from '../../../../abaco/labs/template/engine';
import { templateNames } from '../../../../abaco/labs/template/template-names';
import { withChanges } from '../../../../abaco/labs/template/objects';
import { previewTemplate } from '../../../../abaco/labs/template/preview';
import { holds } from '../../../specified/holds';

const engine = createEngine({ tag: 'en-US', currency: 'EUR' });
const documents = templateData((file) => readFileSync(`docs/_data/${file}`, 'utf8'));
const objects = documents[0]?.objects ?? {};
const textOf = (html = '') =>
  html
    .replace(/<style>[^<]*<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a template to start from prints its document', holds('labs.template-documents'), () => {
  test.each([
    {
      name: 'invoice',
      want: 'Demo Books Invoice 2024-00051 To: Mary &amp; Sons 12 Example Street 10119 Berlin Germany Issue date: November 15, 2024 Description Quantity Amount Workshop in Berlin 10 €900.00 Handbook 2 €100.00 VAT 19%: €190.00 Total: €1,190.00',
    },
    {
      name: 'credit-note',
      want: 'Credit note CN-2024-00007 Related document: Invoice 2024-00051, November 15, 2024 Workshop in Berlin: -€900.00 Handbook: -€100.00 Tax: -€190.00 Total: -€1,190.00',
    },
    {
      name: 'email',
      want: 'Dear Mary Fields, here is your invoice 2024-00051 of November 15, 2024 for €1,190.00. It is paid: nothing is left to do. Thank you. Demo Books',
    },
  ])('$name', ({ name, want }) => {
    const found = documents.find((one) => one.name === name);
    const { html, problem } = previewTemplate(found?.template ?? '', found?.objects ?? {}, engine);
    expect(problem).toBeUndefined();
    expect(textOf(html)).toBe(want);
  });
});

describe('reports a mistake with its line and the nearest name', holds('labs.template-mistakes'), () => {
  test.each([
    {
      given: '\n{{ document.totals }}',
      want: 'Line 2: there is no variable “document.totals”. Did you mean “document.total”',
    },
    {
      given: '{{ docment.total }}',
      want: 'Line 1: there is no variable “docment”. Did you mean “document”?',
    },
    { given: '{{ title | moneys }}', want: 'Line 1: there is no filter “moneys”. Did you mean “money”?' },
    { given: '{% iff title %}', want: 'Line 1: there is no tag “iff”. Did you mean “if”?' },
    { given: '{% if title %}', want: 'Line 1: tag {% if title %} not closed.' },
    { given: '{{ zzzzzz }}', want: 'Line 1: there is no variable “zzzzzz”.' },
    { given: '{{ title.constructor }}', want: 'there is no variable “title.constructor”' },
    { given: '{{ document.__proto__ }}', want: 'there is no variable “document.__proto__”' },
    { given: '{% include "/etc/passwd" %}', want: 'Failed to lookup' },
    { given: '{% for i in (1..99999999) %}x{% endfor %}', want: 'limit exceeded' },
    { given: `{{ '${'x'.repeat(100_001)}' }}`, want: 'limit exceeded' },
  ])('$want', ({ given, want }) => {
    expect(previewTemplate(given, objects, engine).problem).toContain(want);
  });
});

describe('suggestions at the caret', holds('labs.template-names'), () => {
  const variables = templateNames(objects);
  const namesAt = (before: string) =>
    complete(before, variables, ['money', 'modulo']).map(({ name }) => name);

  test.each([
    { given: '{{ document.tot', want: ['document.total', 'document.total_exchange'] },
    { given: '{% for item in document.it', want: ['document.items'] },
    { given: '{{ document.total | mon', want: ['money'] },
    { given: '{{ document.total | ', want: ['money', 'modulo'] },
    { given: '{{ ', want: ['title', 'labels', 'account', 'contact', 'document', 'labels.invoice'] },
    { given: '{{ document.total }} doc', want: [] },
    { given: 'doc', want: [] },
    { given: '{{ title', want: [] },
  ])('after "$given"', ({ given, want }) => {
    expect(namesAt(given)).toEqual(want);
  });

  test('replace what was typed', () => {
    expect(insert('{{ doc }}', 6, { name: 'document', typed: 3 })).toEqual({
      text: '{{ document }}',
      caret: 11,
    });
  });
});

test('changes reach into objects, and replace lists', () => {
  expect(withChanges({ a: { b: 1, c: 2 }, d: [1] }, { a: { b: 3 }, d: [2] })).toEqual({
    a: { b: 3, c: 2 },
    d: [2],
  });
});
