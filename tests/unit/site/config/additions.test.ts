import { expect, test } from 'vitest';
import { listScriptOrigins } from '../../../../site/config/additions';

test.each([
  { given: '', want: [] },
  { given: '<meta name="a" content="https://a.example/"><script>run()</script>', want: [] },
  {
    given:
      '<script src="https://a.example/one.js"></script><script async src=https://a.example/two.js></script>',
    want: ['https://a.example'],
  },
  { given: '<script src="/own.js"></script>', want: [] },
  // A directive ends at a semicolon: an origin has none.
  { given: '<script src="https://a.example/;script-src *"></script>', want: ['https://a.example'] },
])('the scripts of $given are loaded from $want', ({ given, want }) => {
  expect(listScriptOrigins(given)).toEqual(want);
});
