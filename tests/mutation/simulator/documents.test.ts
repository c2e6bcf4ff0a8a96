import { it } from 'vitest';
import { killAll } from '../source/kill-all';

it('notices every mistake in documents and transactions', async () => {
  await killAll('simulator documents', /^simulator\/(documents|resources\/transactions)\//);
});
