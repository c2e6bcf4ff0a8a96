import { compileFunction } from 'node:vm';
import type { Validators } from '#core/contracts/validators';
import * as runtime from '#core/schema/compiled-runtime';

/** The exports of a module of compiled validators, given as its text. */
export function loadValidators(code: string): Validators {
  const body = code
    .replace(/^import (\{.*\}) from '#core\/schema\/compiled-runtime';$/m, 'const $1 = runtime;')
    .replaceAll(/^export const (\w+) = /gm, 'exported.$1 = ');
  const exported: Validators = {};
  const run = compileFunction(body, ['runtime', 'exported']) as (...given: unknown[]) => void;
  run(runtime, exported);
  return exported;
}
