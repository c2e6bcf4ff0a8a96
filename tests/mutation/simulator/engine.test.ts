import { it } from 'vitest';
import { prepareKills } from '../source/kill-all';

const killAll = prepareKills({
  'simulator layers': /^simulator\/(layers\/|[a-z-]+\.ts$)/,
  'simulator store': /^simulator\/store\//,
  'simulator documents': /^simulator\/(documents|resources\/transactions)\//,
  'simulator resources': /^simulator\/(records|resources\/sessions)\/|^simulator\/resources\/[a-z-]+\.ts$/,
});

it('notices every mistake in the layers and their order', async () => {
  await killAll('simulator layers');
});

it('notices every mistake in the store', async () => {
  await killAll('simulator store');
});

it('notices every mistake in documents and transactions', async () => {
  await killAll('simulator documents');
});

it('notices every mistake in the other resources', async () => {
  await killAll('simulator resources');
});
