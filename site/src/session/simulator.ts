import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { RULES_HEADER } from '#core/http/rules-header';
import type { Json } from '#core/json/json';
import type { ExplainedError } from '#core/schema/explain-error';
import { systemClock } from '../../../simulator/clock';
import { createSimulator, type Simulator } from '../../../simulator/create-simulator';
import { SIMULATED_RULES } from '../../../simulator/rules/simulated';
import { type Described, getDescribed } from './description';
import { addExchange, clearExchanges, type Exchange, type SimulatorResponse } from './exchanges';

const clock = systemClock(getDescribed().seed.now);

/** The simulators of this visit: they survive client-side navigation, and none of their state is stored. */
const simulators = new Map<Described, Simulator>();

/** Returns the simulator of the version that the page belongs to. */
function getSimulator(): Simulator {
  const described = getDescribed();
  return getOrInsertComputed(simulators, described, () => createSimulator({ clock, ...described }));
}

let count = 0;

/** Sends a request to the simulator, never to the network. */
export async function send(request: Request): Promise<Exchange> {
  const { method } = request;
  const { pathname, search } = new URL(request.url);
  const response = await readResponse(await getSimulator().fetch(request));
  count += 1;
  const exchange = { id: count, method, address: pathname + search, response, wait: waitOf(response) };
  addExchange(exchange);
  return exchange;
}

/** Returns the response that the simulator would give, without changing its state or logging the request. */
export async function dryRun(request: Request): Promise<SimulatorResponse> {
  return readResponse(await getSimulator().dryRun(request));
}

/** Checks a value as the request body of an operation, and returns everything that violates the description. */
export function checkBody(operationId: string, body: Json): ExplainedError[] {
  return getSimulator().checkBody(operationId, body);
}

/** Restores the records of the examples and clears the log. */
export function resetSimulator(): void {
  getSimulator().reset();
  clearExchanges();
}

function waitOf({ status, headers }: SimulatorResponse): number | undefined {
  const end = headers.find(([name]) => name.toLowerCase() === 'x-ratelimit-reset')?.[1];
  return status === 429 && end !== undefined ? Math.max(1, Number(end) - clock.now()) : undefined;
}

async function readResponse(response: Response): Promise<SimulatorResponse> {
  const text = await response.text();
  const names = response.headers.get(RULES_HEADER)?.split(', ') ?? [];
  return {
    status: response.status,
    headers: [...response.headers],
    body: text === '' ? '' : JSON.stringify(JSON.parse(text), null, 2),
    rules: SIMULATED_RULES.filter(({ id }) => names.includes(id)),
  };
}
