import { RecordingServer } from '../../snippets/judge/recording-server';
import type { Failure } from '../failures/outcomes';
import { createResponder } from './responder';

/** The fate of a call: processed with or without a response, or a response without processing. */
export type Step = 'responds' | 'hangs' | 'drops' | Response;

/** A local server for the calls of the pages that can make them fail. */
export interface FailingServer {
  server: RecordingServer;
  /** Says what becomes of the next calls in a world; the ones after them succeed. */
  plan: (world: string, steps: Step[]) => void;
  /** Whether all planned calls were made. */
  isDone: (world: string) => boolean;
}

export function createFailingServer(): FailingServer {
  const plans = new Map<string, Step[]>();
  const work = createResponder();
  const server = new RecordingServer(async (request) => {
    const [, world = ''] = /\/s\/([^/]+)/.exec(request.url) ?? [];
    const step = plans.get(world)?.shift() ?? 'responds';
    if (step instanceof Response) return step;
    const response = await work(request);
    if (step === 'hangs') return new Promise(() => {});
    return step === 'drops' ? Response.error() : response;
  });
  return {
    server,
    plan: (world, steps) => plans.set(world, steps),
    isDone: (world) => (plans.get(world) ?? []).length === 0,
  };
}

/** A response that asks for another try, right away. */
function refusal(status: number): Response {
  return Response.json({ error: 'Try again.' }, { status, headers: { 'X-RateLimit-Reset': '0' } });
}

/** The steps of a call in the failures of the API. */
export const STEPS: Readonly<Partial<Record<Failure, () => Step>>> = {
  hangs: () => 'hangs',
  drops: () => 'drops',
  limited: () => refusal(429),
  unavailable: () => refusal(503),
};
