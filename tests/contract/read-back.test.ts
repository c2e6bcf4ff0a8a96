import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseHtml } from 'parse5';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isObject, type Json } from '#core/json/json';
import type { Facts } from '#core/contracts/facts';
import { attributeOf, childrenOf, type Element, textOf, visit } from '../../tools/pages/html-tree';
import { findResponse } from '../../site/remark/examples';
import { readSources } from '../../site/remark/read-sources';
import { SITE } from './html/built-page';

const facts = JSON.parse(readFileSync('generated/facts/facts.json', 'utf8')) as Facts;
const { examples } = readSources('generated', 'docs');

it('the description to download says the same in both formats', () => {
  const json = JSON.parse(readFileSync(join(SITE, 'openapi.json'), 'utf8')) as unknown;
  expect(parse(readFileSync(join(SITE, 'openapi.yaml'), 'utf8'))).toEqual(json);
});

it('the page of events leads to each event, with what it reports', () => {
  const shown = elementsOf('api/webhooks/index.html', (element) => element.tagName === 'li').map(letters);
  const wanted = Object.entries(facts.events).map(([event, { summary }]) =>
    `${event}${summary}`.replaceAll(' ', ''),
  );
  expect(wanted.filter((one) => !shown.some((item) => item.startsWith(one)))).toEqual([]);
});

it('the page of decisions labels each as what it is', () => {
  const labels = { public: 'Publicly known', choice: 'Our choice' };
  const shown = elementsOf(
    'api/decisions/index.html',
    (element) => attributeOf(element, 'data-basis') !== undefined,
  );
  const labelled = shown.map((element) => linesOf(element).split(' ').slice(0, 3).join(' '));
  const wanted = Object.entries(facts.decisions).map(([id, { basis }]) => `${id} ${labels[basis]}`);
  expect(labelled).toEqual(wanted);
});

describe('the receipts of the front page', () => {
  const receipts = elementsOf(
    'index.html',
    (element) => attributeOf(element, 'data-example') !== undefined,
  ).filter((element) => linesOf(element).includes(' Total '));

  it('are there for several examples', () => {
    expect(receipts.length).toBeGreaterThan(2);
  });

  it.each(receipts.map((receipt) => ({ name: attributeOf(receipt, 'data-example')!, receipt })))(
    'has the amounts of the response: $name',
    ({ name, receipt }) => {
      const rows = elementsIn(receipt, (element) => element.tagName === 'dd').map((dd) =>
        amountIn(linesOf(dd)),
      );
      const { subtotal, tax_amount, additional_tax_amount, total_amount } = responseOf(name);
      const taxes = [tax_amount, additional_tax_amount].filter((tax) => typeof tax === 'number');
      expect(rows).toEqual([subtotal, ...taxes.slice(0, rows.length - 2), total_amount]);
      expect(rows.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(rows.at(-1)!, 2);
    },
  );
});

/** The documented response of a calculation; its amounts are decimal numbers. */
function responseOf(example: string): Record<string, Json> {
  const found = findResponse(examples, { operation: 'calculateTaxRate', status: '200', example });
  if (!isObject(found)) throw new Error(`There is no response ${example}.`);
  return found;
}

function amountIn(text: string): number {
  return Number(/-?[\d,]+\.\d{2}/.exec(text)?.[0].replaceAll(',', ''));
}

function elementsOf(file: string, isWanted: (element: Element) => boolean): Element[] {
  return elementsIn(parseHtml(readFileSync(join(SITE, file), 'utf8')), isWanted);
}

function elementsIn(root: Parameters<typeof visit>[0], isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(root, (element) => isWanted(element) && found.push(element));
  return found;
}

/** The text of an element without spaces: names may break anywhere. */
function letters(element: Element): string {
  return textOf(element).replaceAll(/\s/g, '');
}

/** The words of an element, those of each of its parts separated by a space. */
function linesOf(element: Element): string {
  const parts = childrenOf(element).map((child) => ('tagName' in child ? linesOf(child) : textOf(child)));
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}
