import { pickOf, type Model, type SessionModel } from '../model';
import { mustBe } from '../must';
import type { Real } from '../real';
import type { Rule } from './rule';

const IDLE = 30 * 60;
const KEPT = 7 * 24 * 60 * 60;

type Status = 'pending' | 'abandoned' | 'removed';

/** The status of a session at this time. */
function statusOf({ touchedAt }: SessionModel, now: number): Status {
  if (now < touchedAt + IDLE) return 'pending';
  return now < touchedAt + IDLE + KEPT ? 'abandoned' : 'removed';
}

/** The status of a response to a change of the session. */
function statusAfter(status: Status, success: number): number {
  return { pending: success, abandoned: 422, removed: 404 }[status];
}

export const session: Rule<object> = {
  take: async (model, real) => {
    const created = await real.ask(201, 'POST', '/checkout/sessions', {
      items: [{ product: 'course-basic' }],
      success_url: 'https://shop.example/thanks',
    });
    mustBe(created.status, 'pending', 'status of a new session');
    model.sessions.push({ id: model.add('sessions', created), touchedAt: real.clock.now() });
  },
};

/** Only a pending session can be changed; a change keeps it pending. */
export const touch: Rule<{ pick: number }> = {
  isOpen: (model) => model.sessions.length > 0,
  take: async (model, real, { pick }) => {
    const known = pickOf(model.sessions, pick);
    if (known === undefined) return;
    const status = statusOf(known, real.clock.now());
    await real.ask(statusAfter(status, 200), 'PUT', `/checkout/sessions/${known.id}`, {
      metadata: { cart: '7' },
    });
    if (status === 'pending') known.touchedAt = real.clock.now();
    await look(model, real, known);
  },
};

export const cancel: Rule<{ pick: number }> = {
  isOpen: (model) => model.sessions.length > 0,
  take: async (model, real, { pick }) => {
    const known = pickOf(model.sessions, pick);
    if (known === undefined) return;
    const status = statusOf(known, real.clock.now());
    await real.ask(statusAfter(status, 204), 'DELETE', `/checkout/sessions/${known.id}`);
    if (status === 'pending') known.touchedAt = -Infinity;
    await look(model, real, known);
  },
};

async function look(model: Model, real: Real, known: SessionModel): Promise<void> {
  const status = statusOf(known, real.clock.now());
  const response = await real.ask(status === 'removed' ? 404 : 200, 'GET', `/checkout/sessions/${known.id}`);
  if (status === 'removed') return;
  mustBe(response.status, status, `status of session ${known.id}`);
  model.states.observe('sessions', response);
}
