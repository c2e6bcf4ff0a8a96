import { it } from 'vitest';
import { killAll } from '../source/kill-all';

it('notices every mistake in the layers and their order', async () => {
  await killAll('simulator layers', /^simulator\/(layers\/|[a-z-]+\.ts$)/);
});
