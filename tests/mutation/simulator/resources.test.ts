import { it } from 'vitest';
import { EXPLAINED_RESOURCES } from '../explained/simulator-resources';
import { killAll } from '../source/kill-all';

it('notices every mistake in the other resources', async () => {
  await killAll(
    'simulator resources',
    /^simulator\/(records|resources\/sessions)\/|^simulator\/resources\/[a-z-]+\.ts$/,
    EXPLAINED_RESOURCES,
  );
});
