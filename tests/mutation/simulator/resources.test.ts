import { it } from 'vitest';
import { killAll } from '../source/kill-all';

it('notices every mistake in the other resources', async () => {
  await killAll(
    'simulator resources',
    /^simulator\/(records|resources\/sessions)\/|^simulator\/resources\/[a-z-]+\.ts$/,
  );
});
