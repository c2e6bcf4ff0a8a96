import { Liquid } from 'liquidjs';

/** Liquid without our filters; its `date` filter supports formats such as `%B %Y`. */
const standard = new Liquid({ timezoneOffset: 0 });

/** A value that a filter may receive. */
type Value = string | number;

/** Properties of the document and its contact that the documented filters need. */
interface Locale {
  /** Language and country of the contact, for example `en-US`. */
  tag: string;
  currency: string;
}

/** Creates a Liquid engine with the filters of the templates pages, for one language, country and currency (G-T-03, G-T-09). */
export function createEngine({ tag, currency }: Locale): Liquid {
  const engine = new Liquid({
    strictVariables: true,
    strictFilters: true,
    timezoneOffset: 0,
    // No prototypes, no files, no network, and no endless loops.
    ownPropertyOnly: true,
    templates: {},
    parseLimit: 100_000,
    memoryLimit: 1_000_000,
    renderLimit: 500,
  });
  engine.registerFilter('money', (value: Value) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency }).format(Number(value)),
  );
  engine.registerFilter('precision', (value: Value, decimals?: number) =>
    decimals === undefined ? String(Number(value)) : Number(value).toFixed(decimals),
  );
  engine.registerFilter('textilize', (value: string) => value.replace(/\*(.+?)\*/g, '<strong>$1</strong>'));
  engine.registerFilter('localize_document_type', (type: string, labels: Record<string, string>) => {
    return labels[type.toLowerCase()];
  });
  engine.registerFilter('date', (value: string, form: string, country?: string) => {
    if (form === 'default') return formatDate(value, { country });
    if (form === 'long') return formatDate(value, { dateStyle: 'long', tag });
    return standard.parseAndRenderSync('{{ value | date: form }}', { value, form }) as unknown;
  });
  return engine;
}

function formatDate(
  value: string,
  {
    country = 'US',
    tag = `en-${country}`,
    dateStyle,
  }: { country?: string; tag?: string; dateStyle?: 'long' },
): string {
  return new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle }).format(new Date(value));
}
