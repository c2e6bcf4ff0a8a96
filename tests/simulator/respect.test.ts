import { isObject, type Json, type JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import { reportAfter } from '../../tools/report/report-after';
import { runRespect, type Verdict } from './respect/run-respect';
import { withServer, type Tamper } from './respect/serve';
import { holds } from '../specified/holds';

let verdict: Verdict;
let faultsFound = 0;
reportAfter('respect', () => {
  const { workflows, steps, checks, failed } = verdict;
  return { workflows, steps, checks, failed: failed.length, faults: faults.length, faultsFound };
});

/** Faults of a simulator that its own checks do not see, and the check that does. */
const faults: { title: string; workflow: string; tamper: Tamper; want: RegExp }[] = [
  {
    title: 'a create that returns 200',
    workflow: 'createContact',
    tamper: withStatus(201, 200),
    want: /createContact call: success criteria check/,
  },
  {
    title: 'a required member left out',
    workflow: 'getContact',
    tamper: withMembers(({ id: _, ...others }) => others),
    want: /getContact call: schema check/,
  },
  {
    title: 'cents as a string',
    workflow: 'getInvoice',
    tamper: withMembers((invoice) => ({ ...invoice, total_cents: '11900' })),
    want: /getInvoice call: schema check/,
  },
  {
    title: 'another record than the one asked for',
    workflow: 'getProduct',
    tamper: withMembers((product) => ({ ...product, id: 3302 })),
    want: /getProduct call: success criteria check/,
  },
  {
    title: 'a list that never has more',
    workflow: 'life-createInvoice',
    tamper: withHeader('X-Pages-HasMore', 'false'),
    want: /life-createInvoice list: success criteria check/,
  },
  {
    title: 'a deleted record that is still there',
    workflow: 'life-createWebhook',
    tamper: withStatus(404, 200),
    want: /life-createWebhook get-again: success criteria check/,
  },
  {
    title: 'a response that is not JSON',
    workflow: 'listTaxCodes',
    tamper: withHeader('Content-Type', 'text/html'),
    want: /listTaxCodes call: content-type check/,
  },
];

describe('redocly respect, which knows nothing of our code', () => {
  it(
    'finds that the simulator keeps the description in every documented call',
    holds('respect.calls'),
    async () => {
      verdict = await withServer((baseUrl) => runRespect(baseUrl));
      expect(verdict.failed).toEqual([]);
      expect(verdict.exitCode).toBe(0);
      expect(verdict.workflows).toBeGreaterThan(100);
      expect(verdict.checks).toBeGreaterThan(verdict.steps * 2);
    },
  );

  it.each(faults)('finds $title', holds('respect.faults'), async ({ workflow, tamper, want }) => {
    const { exitCode, failed } = await withServer((baseUrl) => runRespect(baseUrl, [workflow]), tamper);
    expect(exitCode).toBe(1);
    expect(failed.join('\n')).toMatch(want);
    faultsFound += 1;
  });
});

function withStatus(from: number, to: number): Tamper {
  return (_, response) => {
    const { status, headers, body } = response;
    return status === from ? new Response(body, { status: to, headers }) : response;
  };
}

function withHeader(name: string, value: string): Tamper {
  return (_, { status, headers, body }) => {
    const changed = new Headers(headers);
    if (changed.has(name)) changed.set(name, value);
    return new Response(body, { status, headers: changed });
  };
}

/** Changes the one record that a response holds. */
function withMembers(change: (record: JsonObject) => JsonObject): Tamper {
  return async (_, response) => {
    const record = JSON.parse(await response.text()) as Json;
    const changed = isObject(record) ? change(record) : record;
    return new Response(JSON.stringify(changed), { status: response.status, headers: response.headers });
  };
}
