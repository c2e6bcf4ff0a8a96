import { expect, it } from 'vitest';
import { requireFile } from '../../../../site/config/require-file';

it('gives the path of a file that is there', () => {
  expect(requireFile('package.json', 'Write it.')).toBe('package.json');
});

it('says what to do where there is none', () => {
  expect(() => requireFile('docs/nowhere.mdx', 'Write it.')).toThrow(
    'There is no docs/nowhere.mdx. Write it.',
  );
});
