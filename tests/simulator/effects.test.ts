import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EFFECTS, formatEffects, playEffects } from '../../tools/effects/effects-file';
import { holds } from '../specified/holds';

test('what else each call changes is what the pages say', holds('effects.played'), async () => {
  const written = readFileSync(EFFECTS, 'utf8');
  expect(formatEffects(await playEffects()), 'Stale: run `npm run effects`, then `npm run generate`.').toBe(
    written,
  );
});
