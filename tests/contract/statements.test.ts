import { describe, expect, it } from 'vitest';
import { readLedger } from '../../site/claims/ledger-files';
import { parseBases } from '../../site/claims/basis';
import { loadDescription } from './description/description';
import { isSentenceId, readHeld } from '../../authoring/claims/basis/read-held';
import { RULES } from './statements/exceptions';
import { passagesOfDescription, passagesOfPages } from './statements/passages';

it('each id that a test declares for sentences is the basis of one', () => {
  const entries = [...readLedger().values()].flat();
  const named = new Set(
    entries.flatMap(({ basis }) => parseBases(basis).bases.map((one) => ('id' in one ? one.id : ''))),
  );
  const unused = readHeld().filter(({ id }) => !isSentenceId(id) && !named.has(id));
  expect(unused.map(({ id, file }) => `tests/${file}: no sentence rests on "${id}"; remove it`)).toEqual([]);
});

const passages = [...passagesOfPages(), ...passagesOfDescription(loadDescription())];

describe.each(RULES)('wherever a passage says: $rule', ({ states: rule, exception }) => {
  const stated = passages.filter(({ text }) => rule.test(text));

  it('it names the exception', () => {
    const bare = stated.filter(({ text }) => !exception.test(text)).map(({ where }) => where);
    expect(bare).toEqual([]);
  });

  it('is found in more than one location', () => {
    expect(stated.length).toBeGreaterThan(1);
  });
});
