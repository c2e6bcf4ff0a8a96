import { it } from 'vitest';
import { killAll } from '../source/kill-all';

it('notices every mistake in the store', async () => {
  await killAll('simulator store', /^simulator\/store\//);
});
