// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const load = createRequire(import.meta.url);
/** @type {typeof import('../../run/compiled/find-program.cjs')} */
const { runningProgram } = load('../../run/compiled/find-program.cjs');

/** The entry point of the house rules for Redocly, named in `redocly.yaml`. */
export default function house() {
  return loadRules().houseRules;
}

/**
 * Redocly only loads JavaScript. The compiled generator shares its rules; otherwise they run in ts-node, as the generator may already.
 * @returns {typeof import('./rules/index.js')}
 */
function loadRules() {
  const program = runningProgram();
  if (program !== undefined) return load(path.join(program, 'rules.js'));
  if (existsSync(new URL('rules/index.js', import.meta.url))) return load('./rules/index.js');
  /** @type {typeof import('ts-node')} */
  const tsNode = load('ts-node');
  if (process[tsNode.REGISTER_INSTANCE] === undefined)
    tsNode.register({ projectSearchDir: import.meta.dirname });
  return load('./rules/index.ts');
}
