import { it } from 'vitest';
import { prepareKills } from '../source/kill-all';

const killAll = prepareKills({
  'simulator validation':
    /^simulator\/validation\/|^core\/schema\/(combine-alternatives|error-kinds|error-tree|explain-error|judge|relevant-errors)\.ts$|^core\/json\/pointer\.ts$/,
  'simulator tax': /^simulator\/(tax|rules)\//,
});

it('notices every mistake in what says why a body is refused', async () => {
  await killAll('simulator validation');
});

it('notices every mistake in tax and the rules of states', async () => {
  await killAll('simulator tax');
});
