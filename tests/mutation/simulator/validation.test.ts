import { it } from 'vitest';
import { killAll } from '../source/kill-all';

it('notices every mistake in what says why a body is refused', async () => {
  await killAll(
    'simulator validation',
    /^simulator\/validation\/|^core\/schema\/(combine-alternatives|explain-error|relevant-errors)\.ts$|^core\/json\/pointer\.ts$/,
  );
});
