import { it } from 'vitest';
import { EXPLAINED_STORE } from '../explained/simulator-store';
import { killAll } from '../source/kill-all';

it('notices every mistake in the store', async () => {
  await killAll('simulator store', /^simulator\/store\//, EXPLAINED_STORE);
});
