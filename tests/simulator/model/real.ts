import type { Json, JsonObject } from '#core/json/json';
import type { SimulatorOptions } from '../../../simulator/create-simulator';
import { bearer, openSimulator, send, type Received } from '../send';
import { mustBe } from './must';
import { RateWindows } from './rate-window';

/** A call was one too many: its move ends here. */
export class Limited extends Error {}

/** The parts of the simulator that a fault may change. */
export interface Faults extends Pick<SimulatorOptions, 'handlers'> {
  /** Changes a response on its way out. */
  response?: (response: Response) => Response;
}

/** The simulator that is tested, with a clock that only moves when told. */
export class Real {
  readonly clock;
  readonly #simulator;
  readonly #windows = new RateWindows();
  /** Status, body and headers of every response, for comparisons. */
  readonly responses: string[] = [];

  constructor(private readonly faults: Faults = {}) {
    const { handlers } = faults;
    const { clock, simulator } = openSimulator({ ...(handlers && { handlers }) });
    this.clock = clock;
    this.#simulator = simulator;
  }

  /** Sends one request; whatever it is, the response keeps the description and the rate limit. */
  async call(method: string, path: string, body?: Json, token?: string): Promise<Received> {
    const sent = { method, path, ...(body !== undefined && { body }), headers: bearer(token) };
    const response = await send({ fetch: (request) => this.#fetch(request) }, sent);
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
    this.responses.push([String(response.status), ...headers, response.text].join('\n'));
    mustBe(this.#simulator.log.at(-1)?.violations, [], `${method} ${path}`);
    this.#windows.check(token ?? 'key', this.clock.now(), response);
    if (response.status === 429) throw new Limited();
    return response;
  }

  /** The body of a response that must have this status. */
  async ask(want: number, method: string, path: string, body?: Json, token?: string): Promise<JsonObject> {
    const response = await this.call(method, path, body, token);
    mustBe(
      response.status,
      want,
      `${method} ${path} ${JSON.stringify(body)} ${JSON.stringify(response.body)}`,
    );
    return (response.body ?? {}) as JsonObject;
  }

  async #fetch(request: Request): Promise<Response> {
    const response = await this.#simulator.fetch(request);
    return this.faults.response?.(response) ?? response;
  }
}
