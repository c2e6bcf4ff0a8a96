import { it } from 'vitest';
import { killAll } from '../source/kill-all';

it('notices every mistake in tax and the rules of states', async () => {
  await killAll('simulator tax', /^simulator\/(tax|rules)\//);
});
