import { RecordingServer } from '../../snippets/judge/recording-server';
import type { Failure } from '../failures/outcomes';
import { createResponder } from './responder';

/** What becomes of a call: worked on with or without a response, or responded to without any work. */
export type Step = 'responds' | 'hangs' | 'drops' | Response;

/** What the pages call, on this machine, where calls can be made to fail. */
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

/** What becomes of a call in the failures that are the API's. */
export const STEPS: Readonly<Partial<Record<Failure, () => Step>>> = {
  hangs: () => 'hangs',
  drops: () => 'drops',
  limited: () => refusal(429),
  unavailable: () => refusal(503),
};
