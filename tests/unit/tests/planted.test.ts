import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from '../../planted/faults';

/** `npm run test:planted` takes minutes, so a fault that can no longer be planted would be found late. */
test.each(FAULTS.filter(({ from }) => from !== ''))(
  'the fault in $file can be planted: $from',
  ({ file, from }) => {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(from);
  },
);
