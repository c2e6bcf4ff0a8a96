import { it } from 'vitest';
import { EXPLAINED_LAYERS } from '../explained/simulator-layers';
import { killAll } from '../source/kill-all';

it('notices every mistake in the layers and their order', async () => {
  await killAll(
    'simulator layers',
    /^simulator\/layers\/|^simulator\/(create-simulator|address)\.ts$/,
    EXPLAINED_LAYERS,
  );
});
