import { Model } from './model';
import { rules, type Move } from './moves/index';
import type { Rule } from './moves/rule';
import { Limited, Real, type Faults } from './real';

/** True when the move makes sense in the present state of the model. */
export function isOpen(model: Model, { kind, data }: Move): boolean {
  return (rules[kind] as Rule<unknown>).isOpen?.(model, data) ?? true;
}

/** Makes one move and checks what comes of it. A call that is one too many ends the move early. */
export async function take(model: Model, real: Real, { kind, data }: Move): Promise<void> {
  try {
    await (rules[kind] as Rule<unknown>).take(model, real, data);
  } catch (error) {
    if (!(error instanceof Limited)) throw error;
  }
}

/** Plays a sequence on a fresh simulator: every response, as text. Throws where an invariant breaks. */
export async function play(moves: readonly Move[], faults?: Faults): Promise<string[]> {
  const model = new Model();
  const real = new Real(faults);
  for (const move of moves) if (isOpen(model, move)) await take(model, real, move);
  return real.responses;
}
