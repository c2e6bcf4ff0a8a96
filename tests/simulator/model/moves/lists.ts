import type { JsonObject } from '#core/json/json';
import worldText from '../../../../generated/simulator/world.json';
import { mustAddUp } from '../money';
import { must, mustBe } from '../must';
import type { Model } from '../model';
import type { Real } from '../real';
import type { Rule } from './rule';

/** Paths of the lists by resource whose records the model knows all of. */
export const LISTS = {
  invoices: '/invoices',
  credits: '/credits',
  expenses: '/expenses',
  contacts: '/contacts',
  requests: '/reporting/requests',
} as const;

export type Listed = keyof typeof LISTS;

/** From page to page, every record comes once, the newest first. */
export const pages: Rule<{ resource: Listed; limit: number }> = {
  take: async (model, real, { resource, limit }) => {
    const records = await readPages(real, `${LISTS[resource]}?limit=${limit}`, limit);
    mustBe(
      records.map(({ id }) => Number(id)),
      model.idsOf(resource).toSorted((one, other) => other - one),
      `ids of ${resource} in pages of ${limit}`,
    );
    for (const record of records) {
      model.states.observe(resource, record);
      mustAddUp(record);
    }
  },
};

async function readPages(real: Real, start: string, limit: number): Promise<JsonObject[]> {
  const records: JsonObject[] = [];
  for (let next: string | null = start; next !== null;) {
    const { status, body, headers } = await real.call('GET', next);
    mustBe(status, 200, next);
    const page = body as JsonObject[];
    const hasMore = headers.get('X-Pages-HasMore') === 'true';
    must(hasMore ? page.length === limit : page.length <= limit, `a page of ${page.length} records`);
    records.push(...page);
    next = headers.get('X-Pages-NextPage');
    mustBe(next !== null, hasMore, 'whether there is a next page');
  }
  return records;
}

const NUMBER = /^(.*\d{4}-)(\d{5})$/;

/**
 * Numbers of invoices and of credit notes go up one by one within a year: after the newest of the seed none is missing,
 * and none ever comes twice.
 */
export const numbers: Rule<object> = {
  take: async (_: Model, real) => {
    for (const resource of ['invoices', 'credits'] as const) {
      const seeded = countersOf(worldText.records[resource].map(({ value }) => value.number));
      const records = await readPages(real, `${LISTS[resource]}?limit=100`, 100);
      for (const [start, counters] of countersOf(records.map(({ number }) => number as string))) {
        const newest = Math.max(1, ...(seeded.get(start) ?? []));
        mustBe(new Set(counters).size, counters.length, `different numbers ${start}…`);
        const after = counters.filter((counter) => counter >= newest).toSorted((one, other) => one - other);
        mustBe(
          after,
          after.map((_counter, index) => newest + index),
          `numbers ${start}…`,
        );
      }
    }
  },
};

/** The counters of document numbers by their prefix. */
function countersOf(texts: readonly string[]): Map<string, number[]> {
  const series = new Map<string, number[]>();
  for (const text of texts) {
    const [, start = '', counter] = NUMBER.exec(text) ?? [];
    series.set(start, [...(series.get(start) ?? []), Number(counter)]);
  }
  return series;
}
