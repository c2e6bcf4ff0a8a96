import { it } from 'vitest';
import { EXPLAINED_LAYERS } from '../explained/sandbox-layers';
import { killAll } from '../source/kill-all';

it('notices every mistake in the layers, in what they check and in the engine around them', async () => {
  await killAll('sandbox layers', /^sandbox\/(layers|validation|store|contract)\/|^sandbox\/[a-z-]+\.ts$/, EXPLAINED_LAYERS);
});
