import { describe, expect, it } from 'vitest';
import { loadDescription } from './description/description';
import { isSentenceId, readHeld } from './specified/read-held';
import { allBlocks } from './statements/all-blocks';
import { blocksOfPage } from './statements/blocks-of-page';
import { blocksOfYaml } from './statements/blocks-of-yaml';
import { checkBases, testsNamedIn } from './statements/check-bases';
import { RULES } from './statements/exceptions';
import { passagesOfDescription, passagesOfPages } from './statements/passages';
import { sentencesIn, statesOf } from './statements/sentences';

const description = loadDescription();
const states = statesOf(description);
const held = readHeld();
const tests = new Map(held.map(({ id, file }) => [id, `tests/${file}`]));
const blocks = allBlocks();

describe('a sentence about the behavior of the API', () => {
  it('has a test that holds it, or a reason why no test can', () => {
    expect(checkBases(blocks, tests, states)).toEqual([]);
  });

  it('names each id that tests declare for sentences of pages and the description', () => {
    const named = testsNamedIn(blocks);
    const unused = held.filter(({ id }) => !isSentenceId(id) && !named.has(id));
    expect(unused.map(({ id, file }) => `tests/${file}: no sentence names "${id}"; remove it`)).toEqual([]);
  });

  it.each([
    'PUT replaces the whole record.',
    'Only a processing session can be updated.',
    'Both ends of the range are excluded.',
    'Deleting an invoice returns 405.',
    'The credit note moves the invoice to `refunded`.',
    'A deleted session is `archived`.',
    "You can't delete an invoice.",
    "The sale is paid, so it's final from the start.",
    'Abaco ignores the number that you send.',
    'After that, you can change only a few fields.',
  ])('is found: %s', (sentence) => {
    expect(sentencesIn(sentence, states)).toEqual([sentence]);
  });

  it.each(['The customer buys up to 200 items.', 'Send `due_date` too.', 'Record a sale.'])(
    'is not found: %s',
    (sentence) => {
      expect(sentencesIn(sentence, states)).toEqual([]);
    },
  );
});

describe('a problem with the basis of a sentence', () => {
  const known = new Map([['sessions.status', 'tests/sessions.test.ts']]);
  const check = (page: string) => checkBases(blocksOfPage(page, 'a.mdx'), known, states);

  it('does not arise where a comment follows the sentence', () => {
    const page =
      'Read on. It returns 410. {/* held by: sessions.status @378c */} Retry a 500. {/* no test: advice @a5ce */}\n';
    expect(check(page)).toEqual([]);
  });

  it.each([
    {
      title: 'a sentence without a comment',
      page: 'Read on.\n\n- It returns 410.\n',
      want: 'a.mdx:3:3: no test holds "It returns 410.". Write {/* held by: <id> @378c */} next to it, with an id that a test declares with holds(\'<id>\').',
    },
    {
      title: 'a sentence that changed',
      page: 'It returns 405. {/* held by: sessions.status @378c */}\n',
      want: 'a.mdx:1:17: no test holds "It returns 405.": it changed after it was compared with its basis (tests/sessions.test.ts). If that still holds it, write {/* held by: sessions.status @3139 */}; if not, restore the sentence or change the test.',
    },
    {
      title: 'an id that no test declares',
      page: 'It returns 410. {/* held by: session.status @378c */}\n',
      want: 'a.mdx:1:17: no test declares "session.status". Did you mean sessions.status?',
    },
    {
      title: 'a comment in another form',
      page: 'Read on. {/* held by sessions.status */}\n',
      want: 'a.mdx:1:10: "held by sessions.status" is not a basis. Write `held by: <id of a test> @<pin>` or `no test: <reason> @<pin>`.',
    },
    {
      title: 'a comment that is a block',
      page: '{/* held by: sessions.status @378c */}\n',
      want: 'a.mdx:1:1: "held by: sessions.status @378c" has no sentence about the behavior of the API. Remove it, or move it next to its sentence.',
    },
  ])('is reported for $title', ({ page, want }) => {
    expect(check(page)).toEqual([want]);
  });

  it('is reported in the description, too', () => {
    const yaml = [
      '# no test: advice @0000',
      'get:',
      '  # held by: sessions.status @378c',
      '  description: >-',
      '    It returns 410. It returns',
      '    405.',
    ].join('\n');
    expect(checkBases(blocksOfYaml(yaml, 'a.yaml'), known, states)).toEqual([
      'a.yaml:4:3: no test holds "It returns 405.". Write # held by: <id> @3139 next to it, with an id that a test declares with holds(\'<id>\').',
      'a.yaml:1:1: "no test: advice @0000" has no sentence about the behavior of the API. Remove it, or move it next to its sentence.',
    ]);
  });
});

const passages = [...passagesOfPages(), ...passagesOfDescription(description)];

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
