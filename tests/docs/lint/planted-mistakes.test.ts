import { describe, expect, test } from 'vitest';
import { lintWith, print, sourceOf } from './lint-with';
import { PLANTED_MISTAKES } from './planted-mistakes';

describe('a mistake in the prose is found', () => {
  test.each(PLANTED_MISTAKES)('$page: $to', ({ page, from, to, says }) => {
    const source = sourceOf(page);
    expect(source).toContain(from);
    const problems = lintWith(
      page,
      source.replace(from, () => to),
    ).map(print);
    expect(problems.join('\n')).toContain(says);
  });

  test('at least forty kinds of them', () => {
    expect(PLANTED_MISTAKES.length).toBeGreaterThanOrEqual(40);
  });
});
