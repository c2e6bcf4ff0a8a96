import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { AuthorError } from '../../../../site/errors/author-error';

test('a mistake of an author is printed as its message, whoever prints it', () => {
  const mistake = new AuthorError('docs/index.mdx:7:12  There is no field.');
  expect(inspect(mistake)).toBe('docs/index.mdx:7:12  There is no field.');
  expect(inspect(new Error('The build failed.', { cause: mistake }))).toContain(
    '[cause]: docs/index.mdx:7:12  There is no field.',
  );
});
