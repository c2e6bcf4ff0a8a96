import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Validators } from '#core/contracts/validators';
import * as formats from '#core/schema/formats';

const requirePackage = createRequire(__filename);

/** The exports of a module of validators that are compiled ahead, given as its text. */
export function loadCompiled(code: string): Validators {
  const exported: Validators = {};
  const load = (name: string): unknown => (name === '#core/schema/formats' ? formats : requirePackage(name));
  const run = compileFunction(code, ['require', 'exports']) as (...given: unknown[]) => void;
  run(load, exported);
  return exported;
}
