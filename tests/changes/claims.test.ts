import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { type Edit, ProjectCopy } from './project-copy';
import { holds } from '../specified/holds';

const GUIDE = 'docs/guides/record-refunds.mdx';

const copy = new ProjectCopy();
afterAll(() => copy.remove());

/** Runs `npm run claims` in the copy, with these keys. */
function claims(keys: string, ...flags: string[]) {
  const { status, stdout } = spawnSync('npx', ['ts-node', 'tests/claims/main.ts', ...flags], {
    cwd: copy.folder,
    input: keys,
    encoding: 'utf8',
  });
  return { status, printed: stdout };
}

/** The page in two parts around its second section, which moves to the end. */
function moveSection(content: string): string {
  const [head = '', ...sections] = content.split(/^(?=## )/m);
  const [first = '', ...others] = sections;
  return [head, ...others, `\n${first.trimEnd()}\n`].join('');
}

const WRITTEN: { title: string; edit: Edit['edit']; keys: string; shows: string }[] = [
  {
    title: 'a typo that is repaired',
    edit: (content) => content.replace('Refund a part', 'Refund one part'),
    keys: 'a',
    shows: 'was:   ## Refund a part',
  },
  {
    title: 'a sentence in other words',
    edit: (content) =>
      content.replace('Send only what you pay back.', 'Send the amount that you pay back only.'),
    keys: 'a',
    shows: 'now:   Send the amount that you pay back only.',
  },
  {
    title: 'a new paragraph',
    edit: (content) => `${content}\nTell your customer about it.\n`,
    keys: 'badvice\n',
    shows: 'new',
  },
  { title: 'a section that moved', edit: moveSection, keys: 'a', shows: 'moved here' },
];

describe.each(WRITTEN)('$title', ({ edit, keys, shows }) => {
  test('is shown, and accepted with one verdict', holds('claims.reviewed'), () => {
    copy.with(
      [
        { file: GUIDE, edit },
        { file: `docs/_claims/${GUIDE}.yaml`, edit: (ledger) => ledger },
      ],
      () => {
        const before = claims('', '--check');
        expect(before.status, before.printed).toBe(1);
        const review = claims(keys);
        expect(review.printed).toContain(shows);
        expect(review.printed).toContain('1 of 1 step');
        expect(claims('', '--check').status).toBe(0);
      },
    );
  });
});

test('a basis that does not exist is refused, and asked for again', () => {
  copy.with(
    [
      { file: GUIDE, edit: (content) => `${content}\nA refund is final.\n` },
      { file: `docs/_claims/${GUIDE}.yaml`, edit: (ledger) => ledger },
    ],
    () => {
      const { status, printed } = claims('bexecuted transactions.refunds\nexecuted transactions.refund\n');
      expect(printed).toContain('Did you mean transactions.refund');
      expect(status).toBe(0);
    },
  );
});
