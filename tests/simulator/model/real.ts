import type { Json, JsonObject } from '#core/json/json';
import worldText from '../../../generated/simulator/world.json';
import { standingClock } from '../../../simulator/clock';
import { createSimulator, type SimulatorOptions } from '../../../simulator/create-simulator';
import { mustBe } from './must';
import { RateWindows } from './rate-window';

export const BASE_URL = 'https://demo.sandbox.abaco.example/api';

export interface Answer {
  status: number;
  body: Json;
  headers: Headers;
}

/** A call was one too many: its move ends here. */
export class Limited extends Error {}

/** What a fault of the simulator may change. */
export interface Faults extends Pick<SimulatorOptions, 'handlers'> {
  /** Changes an answer on its way out. */
  answer?: (response: Response) => Response;
}

/** The simulator that is tested, with a clock that only moves when told. */
export class Real {
  readonly clock = standingClock(worldText.now);
  readonly #simulator;
  readonly #windows = new RateWindows();
  /** Status, body and headers of every answer, for comparisons. */
  readonly answers: string[] = [];

  constructor(private readonly faults: Faults = {}) {
    const { handlers } = faults;
    this.#simulator = createSimulator({ clock: this.clock, ...(handlers && { handlers }) });
  }

  /** Sends one request; whatever it is, the answer keeps the description and the rate limit. */
  async call(method: string, path: string, body?: Json, token?: string): Promise<Answer> {
    const url = path.startsWith('http') ? path : BASE_URL + path;
    const answer = await this.#send(
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
    this.#windows.check(token ?? 'key', this.clock.now(), answer);
    if (answer.status === 429) throw new Limited();
    return answer;
  }

  /** The body of an answer that must have this status. */
  async ask(want: number, method: string, path: string, body?: Json, token?: string): Promise<JsonObject> {
    const answer = await this.call(method, path, body, token);
    mustBe(answer.status, want, `${method} ${path} ${JSON.stringify(body)} ${JSON.stringify(answer.body)}`);
    return (answer.body ?? {}) as JsonObject;
  }

  async #send(request: Request): Promise<Answer> {
    const given = await this.#simulator.fetch(request);
    const response = this.faults.answer?.(given) ?? given;
    const text = await response.text();
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
    this.answers.push([String(response.status), ...headers, text].join('\n'));
    return {
      status: response.status,
      body: text === '' ? null : (JSON.parse(text) as Json),
      headers: response.headers,
    };
  }
}
