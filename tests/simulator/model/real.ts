import type { Json, JsonObject } from '#core/json/json';
import worldText from '../../../generated/simulator/world.json';
import { standingClock } from '../../../simulator/clock';
import { createSimulator, type SimulatorOptions } from '../../../simulator/create-simulator';
import { mustBe } from './must';
import { RateWindows } from './rate-window';

export const BASE_URL = 'https://demo.sandbox.abaco.example/api';

export interface ApiResponse {
  status: number;
  body: Json;
  headers: Headers;
}

/** A call was one too many: its move ends here. */
export class Limited extends Error {}

/** What a fault of the simulator may change. */
export interface Faults extends Pick<SimulatorOptions, 'handlers'> {
  /** Changes a response on its way out. */
  response?: (response: Response) => Response;
}

/** The simulator that is tested, with a clock that only moves when told. */
export class Real {
  readonly clock = standingClock(worldText.now);
  readonly #simulator;
  readonly #windows = new RateWindows();
  /** Status, body and headers of every response, for comparisons. */
  readonly responses: string[] = [];

  constructor(private readonly faults: Faults = {}) {
    const { handlers } = faults;
    this.#simulator = createSimulator({ clock: this.clock, ...(handlers && { handlers }) });
  }

  /** Sends one request; whatever it is, the response keeps the description and the rate limit. */
  async call(method: string, path: string, body?: Json, token?: string): Promise<ApiResponse> {
    const url = path.startsWith('http') ? path : BASE_URL + path;
    const response = await this.#send(
      new Request(url, {
        method,
        headers: {
          Authorization: token === undefined ? `Basic ${btoa('sk_test_EXAMPLE:')}` : `Bearer ${token}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );
    mustBe(this.#simulator.log.at(-1)?.breaches, [], `${method} ${path}`);
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

  async #send(request: Request): Promise<ApiResponse> {
    const given = await this.#simulator.fetch(request);
    const response = this.faults.response?.(given) ?? given;
    const text = await response.text();
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
    this.responses.push([String(response.status), ...headers, text].join('\n'));
    return {
      status: response.status,
      body: text === '' ? null : (JSON.parse(text) as Json),
      headers: response.headers,
    };
  }
}
