import { it } from 'vitest';
import { EXPLAINED_TAX } from '../explained/sandbox-tax';
import { killAll } from '../source/kill-all';

it('notices every mistake in tax and the rules of states', async () => {
  await killAll('sandbox tax', /^sandbox\/(tax|rules)\//, EXPLAINED_TAX);
});
