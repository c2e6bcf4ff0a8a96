// @ts-check
import { createRequire } from 'node:module';
import tsNode from 'ts-node';

// Redocly only loads JavaScript. The generator already runs in ts-node, and shares these modules.
if (process[tsNode.REGISTER_INSTANCE] === undefined)
  tsNode.register({ projectSearchDir: import.meta.dirname });

/** @type {typeof import('./rules/index.js')} */
const { houseRules } = createRequire(import.meta.url)('./rules/index.ts');

/** The entry point of the house rules for Redocly, named in `redocly.yaml`. */
export default function house() {
  return houseRules;
}
