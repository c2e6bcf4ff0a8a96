import { it } from 'vitest';
import { EXPLAINED_LAYERS } from '../explained/sandbox-layers';
import { killAll } from '../source/kill-all';

it('notices every mistake in the layers, their order and the store', async () => {
  await killAll(
    'sandbox layers',
    /^sandbox\/(layers|store)\/|^sandbox\/(create-sandbox|address)\.ts$/,
    EXPLAINED_LAYERS,
  );
});
