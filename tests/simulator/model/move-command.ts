import type { AsyncCommand } from 'fast-check';
import type { Model } from './model';
import type { Move } from './moves/index';
import { isOpen, take } from './play';
import type { Real } from './real';

/** A move as fast-check wants it. */
export class MoveCommand implements AsyncCommand<Model, Real, true> {
  constructor(private readonly move: Move) {}

  // fast-check awaits it.
  check(model: Readonly<Model>): Promise<boolean> {
    return Promise.resolve(isOpen(model, this.move));
  }

  async run(model: Model, real: Real): Promise<void> {
    await take(model, real, this.move);
  }

  /** Returns the line that a failed test prints. */
  toString(): string {
    return `${this.move.kind} ${JSON.stringify(this.move.data)}`;
  }
}
