import { lettersOf } from '../corpus/site/texts';
import type { OwnPage } from './read-ours';
import type { ShownField, StockPage } from './read-stock';

/** Something that a stock page shows and ours does not. */
interface Missing {
  page: string;
  what: string;
}

/** The names that stock pages print for members whose names clients choose, and for bodies that are a single value. */
const UNNAMED = ['property name*', '', 'string'];

/** Returns our page of the operation or event of a stock page: the one that shows its fields, not one that calls it. */
export function findOwn(stock: StockPage, pages: Iterable<OwnPage>): OwnPage | undefined {
  const address = stock.address.replaceAll(/:([\w-]+)/g, '{$1}');
  const isSame = ({ title, method, path }: OwnPage): boolean =>
    stock.method === 'webhook'
      ? title === stock.title
      : method === stock.method && path !== '' && address.endsWith(path);
  return [...pages].filter(isSame).toSorted((one, other) => other.fields.length - one.fields.length)[0];
}

/** Compares the page of an operation with ours: with the page itself, and the pages of objects that it links to. */
export function compare(stock: StockPage, own: OwnPage, all: ReadonlyMap<string, OwnPage>): Missing[] {
  const pages = [own, ...[...own.links].flatMap((link) => (isObject(link) ? (all.get(link) ?? []) : []))];
  const fields = pages.flatMap((page) => page.fields);
  const page = `${stock.method} ${own.path || own.title}`;
  const statuses = stock.statuses
    .filter((status) => !own.text.includes(status.trim()))
    .map((status) => `the status ${status}`);
  const missing = stock.fields.flatMap((field) => missingOf(field, fields, pages));
  return [...new Set([...statuses, ...missing])].map((what) => ({ page, what }));
}

function isObject(link: string): boolean {
  return link.startsWith('/api/objects/') || link.startsWith('/api/errors/');
}

function missingOf(field: ShownField, fields: readonly ShownField[], pages: readonly OwnPage[]): string[] {
  const { name, type, isRequired, values, texts } = field;
  const isNamed = !UNNAMED.includes(name);
  const same = fields.filter((own) => !isNamed || own.name.toLowerCase() === name.toLowerCase());
  if (same.length === 0) return isNamed ? [`the field ${name}`] : [];
  const has = (what: string, isThere: (own: ShownField) => boolean): string[] =>
    same.some(isThere) ? [] : [`${name}: ${what}`];
  const printed = pages.map(({ text }) => lettersOf(text));
  return [
    ...(isRequired ? has('required', (own) => own.isRequired) : []),
    ...baseTypes(type).flatMap((base) => has(`the type ${base}`, (own) => own.type.includes(base))),
    ...values
      .filter((value) => value !== 'null')
      .flatMap((value) =>
        has(`the value ${value}`, (own) =>
          own.texts.some((text) => lettersOf(text).includes(lettersOf(value))),
        ),
      ),
    ...texts
      .filter((text) => !printed.some((letters) => letters.includes(lettersOf(text))))
      .map((text) => `${name}: "${text}"`),
  ];
}

/** The types that JSON has a word for. */
function baseTypes(type: string): string[] {
  return ['string', 'integer', 'number', 'boolean'].filter((base) => new RegExp(`\\b${base}\\b`).test(type));
}
