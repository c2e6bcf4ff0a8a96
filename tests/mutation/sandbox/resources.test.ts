import { it } from 'vitest';
import { EXPLAINED_RESOURCES } from '../explained/sandbox-resources';
import { killAll } from '../source/kill-all';

it('notices every mistake in the other resources', async () => {
  await killAll('sandbox resources', /^sandbox\/resources\/[a-z-]+\.ts$/, EXPLAINED_RESOURCES);
});
