import { refuse } from './refuse.mjs';

/** Reports time limits of tests, hooks and polls. */
export const noTimeLimits = refuse(
  [
    "CallExpression[callee.object.name='test'][callee.property.name=/^(setTimeout|slow)$/]",
    'CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > ObjectExpression > Property[key.name=/^timeout/]',
    String.raw`CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > Literal[raw=/^\d/]`,
    'CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > Identifier[name=/TIME|_MS$/]',
    "CallExpression[callee.callee.property.name='each'] > ObjectExpression > Property[key.name=/^timeout/]",
    "CallExpression[callee.property.name='poll'] > ObjectExpression > Property[key.name='timeout']",
  ],
  'A slow machine trips a time limit: leave it to `HANG_GUARD_MS`, and do less work in one test where it takes too long.',
);
