import { describe, expect, test } from 'vitest';
import flowsText from '../../generated/arazzo/flows.json';
import type { FlowCall, Flows, FlowStep } from '#core/contracts/flows';
import { buildFlowCall, readOutputs } from '#core/flows/build-flow-call';
import { resolveExpressions } from '#core/flows/expressions';
import type { Json } from '#core/json/json';
import { contract, openSimulator, send } from './send';
import { holds } from '../specified/holds';

const flows = flowsText as unknown as Flows;
const callsIn = (name: string) => (flows[name]?.steps ?? []).filter((step) => 'operation' in step);

interface Played {
  statuses: string[];
  bodies: Record<string, Json>;
}

/** Plays a flow, each step with the outputs of those before. */
async function play(name: string, simulator = openSimulator().simulator): Promise<Played> {
  const outputs: Record<string, Record<string, Json>> = {};
  const bodies: Record<string, Json> = {};
  const statuses: string[] = [];
  for (const step of flows[name]?.steps ?? []) {
    const body = 'operation' in step ? await call(step) : resolveExpressions(step.body, outputs);
    bodies[step.id] = body;
    if ('operation' in step) outputs[step.id] = readOutputs(step.outputs, body);
  }
  return { statuses, bodies };

  async function call(step: FlowCall): Promise<Json> {
    const { body: rawBody, ...request } = buildFlowCall(step, outputs);
    const { status, body = null } = await send(simulator, { ...request, rawBody });
    statuses.push(`${step.id} ${status}`);
    return body;
  }
}

const documented = (step: FlowCall): string => {
  const operation = contract.operations.find(({ id }) => id === step.operation);
  return `${step.id} ${operation?.success?.status}`;
};

describe.each(Object.keys(flows))('the flow %s', (name) => {
  test('has the documented success at each call, twice in one world', async () => {
    const { simulator } = openSimulator();
    const want = callsIn(name).map(documented);
    expect((await play(name, simulator)).statuses).toEqual(want);
    expect((await play(name, simulator)).statuses).toEqual(want);
  });
});

test('a refund is tied to the sale that the flow recorded, and voiding it leaves the invoice paid', async () => {
  const { bodies } = await play('sale-and-refund');
  expect(bodies.credit).toMatchObject({ related_document: { id: bodyOf(bodies.sale).id, type: 'Invoice' } });
  expect(bodies.void).toMatchObject({ id: bodyOf(bodies.refund).id, state: 'void' });
  expect(bodies.invoice).toMatchObject({ id: bodyOf(bodies.sale).id, state: 'paid' });
});

test('a credit note settles the invoice that the flow created', async () => {
  const { bodies } = await play('invoice-and-credit');
  const { id, total_cents: total } = bodyOf(bodies.invoice);
  expect(bodies.payment).toMatchObject({ data: { object: { document_id: id, amount_cents: total } } });
  expect(bodies.credit).toMatchObject({ related_document: { id }, total_cents: total });
  expect(bodies.settled).toMatchObject({ id, state: 'paid' });
});

test('the event of a payment names the session that the flow created', holds('flows.event'), async () => {
  const { bodies } = await play('checkout');
  const { id, permalink } = bodyOf(bodies.session);
  expect(bodies.paid).toMatchObject({
    data: { object: { transaction_details: { session: id, session_permalink: permalink } } },
  });
  expect(bodyOf(bodies.webhook).events_types).toContain(eventOf(flows.checkout?.steps.at(-1)));
});

function bodyOf(value: Json | undefined): Record<string, Json> {
  return value as Record<string, Json>;
}

function eventOf(step: FlowStep | undefined): string | undefined {
  return step && 'event' in step ? step.event : undefined;
}
