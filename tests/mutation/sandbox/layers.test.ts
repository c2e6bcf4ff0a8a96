import { it } from 'vitest';
import { EXPLAINED_LAYERS } from '../explained/sandbox-layers';
import { killAll } from '../source/kill-all';

it('notices every mistake in the layers and their order', async () => {
  await killAll(
    'sandbox layers',
    /^sandbox\/layers\/|^sandbox\/(create-sandbox|address)\.ts$/,
    EXPLAINED_LAYERS,
  );
});
