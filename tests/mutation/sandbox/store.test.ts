import { it } from 'vitest';
import { EXPLAINED_STORE } from '../explained/sandbox-store';
import { killAll } from '../source/kill-all';

it('notices every mistake in the store', async () => {
  await killAll('sandbox store', /^sandbox\/store\//, EXPLAINED_STORE);
});
