import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { atTerminal, type TerminalStep } from '../builders/at-terminal';
import { CommandRunner } from './command-runner';
import { type Edit, ProjectCopy } from './project-copy';
import { holds } from '../specified/holds';

const GUIDE = 'docs/guides/record-refunds.mdx';
/** The accepted sentences of the guides. */
const LEDGER = 'docs/_claims/docs/guides.yaml';
const PROGRAM = 'abaco/claims/main.ts';
const COMMAND = ['node_modules/.bin/ts-node', PROGRAM];

/** The end of each prompt. */
const KEYS = '[q] quit\n';
const LINE = '): ';

const copy = new ProjectCopy();
const programs = new CommandRunner(copy.folder);
afterAll(() => {
  programs.stop();
  copy.remove();
});

/** Runs `npm run claims` at a terminal in the copy. */
const claims = (...steps: TerminalStep[]) => atTerminal(COMMAND, steps, copy.folder);

/** Runs `npm run claims -- --check` in the copy. */
const check = () => programs.run(PROGRAM, '--check');

/** Makes a change of the guide, and takes back what was accepted. */
const withGuide = (edit: Edit['edit'], look: () => void | Promise<void>) =>
  copy.with(
    [
      { file: GUIDE, edit },
      { file: LEDGER, edit: (ledger) => ledger },
    ],
    look,
  );

/** The page in two parts around its second section, which moves to the end. */
function moveSection(content: string): string {
  const [head = '', ...sections] = content.split(/^(?=## )/m);
  const [first = '', ...others] = sections;
  return [head, ...others, `\n${first.trimEnd()}\n`].join('');
}

const WRITTEN: { title: string; edit: Edit['edit']; steps: TerminalStep[]; shows: string }[] = [
  {
    title: 'a typo that is repaired',
    edit: (content) => content.replace('Watch out for typos', 'Look out for typos'),
    steps: [{ after: KEYS, type: 'a' }],
    shows: 'was:   Watch out for typos',
  },
  {
    title: 'a sentence in other words',
    edit: (content) =>
      content.replace('Send only what you pay back.', 'Send the amount that you pay back only.'),
    steps: [{ after: KEYS, type: 'a' }],
    shows: 'now:   Send the amount that you pay back only.',
  },
  {
    title: 'a new paragraph',
    edit: (content) => `${content}\nTell your customer about it.\n`,
    steps: [
      { after: KEYS, type: 'b' },
      { after: LINE, type: 'advice\n' },
    ],
    shows: 'new',
  },
  {
    title: 'a section that moved',
    edit: moveSection,
    steps: [{ after: KEYS, type: 'a' }],
    shows: 'moved here',
  },
];

describe.each(WRITTEN)('$title', ({ edit, steps, shows }) => {
  test('is shown, and accepted with one verdict', holds('claims.reviewed'), async () => {
    await withGuide(edit, async () => {
      const before = await check();
      expect(before.status, before.printed).toBe(1);
      const review = claims(...steps);
      expect(review.printed).toContain(shows);
      expect(review.printed).toContain('1 of 1 step');
      expect((await check()).status).toBe(0);
    });
  });
});

describe('a sentence that contradicts the accepted one', () => {
  const was = 'Send only what you pay back.';
  const edit: Edit['edit'] = (content) => content.replace(was, 'Never send only what you pay back.');
  const TRACES = [LEDGER, 'docs/_claims/corrections.json'];
  const withTraces = (look: () => Promise<void>) =>
    copy.with(
      [{ file: GUIDE, edit }, ...TRACES.map((file) => ({ file, edit: (content: string) => content }))],
      look,
    );

  test('is shown with what it contradicts, and not accepted with one key', async () => {
    await withTraces(async () => {
      expect((await check()).printed).toContain('polarity: ');
      const { printed } = claims({ after: KEYS, type: 'aq' });
      expect(printed).toContain('It contradicts what was accepted.');
      expect(printed).not.toContain('[a] accept');
      expect(printed).toContain('0 of 1 step');
    });
  });

  test('is accepted with the reason why the other was false, which is kept', async () => {
    await withTraces(async () => {
      const { status, printed } = claims(
        { after: KEYS, type: 'c' },
        { after: 'was false: ', type: 'no\n' },
        { after: 'was false: ', type: 'the amount was wrong\n' },
      );
      expect(status, printed).toBe(0);
      const kept = copy.read('docs/_claims/corrections.json');
      for (const part of [was, 'Never send only', 'the amount was wrong']) expect(kept).toContain(part);
      expect((await check()).status).toBe(0);
    });
  });
});

describe('a new sentence', () => {
  const edit: Edit['edit'] = (content) => `${content}\nA refund is final.\n`;

  test('rests on no basis that does not exist, and on one that a number names', async () => {
    await withGuide(edit, () => {
      const { status, printed } = claims(
        { after: KEYS, type: 'b' },
        { after: LINE, type: 'executed transactions.refunds\n' },
        { after: LINE, type: '1, executed transactions.refund\n' },
      );
      expect(printed).toContain('Did you mean transactions.refund');
      expect(status, printed).toBe(0);
      const [, first] = /^ {2}1 {2}(\w+ [\w.-]+): /m.exec(printed) ?? [];
      expect(copy.read(LEDGER)).toContain('A refund is final.');
      expect(first).toBeDefined();
    });
  });

  test.each([
    { title: 'while a key is expected', steps: [{ after: KEYS }] },
    { title: 'while a basis is expected', steps: [{ after: KEYS, type: 'b' }, { after: LINE }] },
    { title: 'with Ctrl+D instead of a key', steps: [{ after: KEYS, type: '\u0004' }] },
    {
      title: 'with Ctrl+D instead of a basis',
      steps: [
        { after: KEYS, type: 'b' },
        { after: LINE, type: '\u0004' },
      ],
    },
  ])('stays unaccepted when the input ends $title', async ({ steps }) => {
    await withGuide(edit, () => {
      const before = copy.read(LEDGER);
      expect(claims(...steps).status).not.toBe(0);
      expect(copy.read(LEDGER)).toBe(before);
    });
  });

  test('is not accepted by a pipe', async () => {
    await withGuide(edit, () => {
      const before = copy.read(LEDGER);
      const { status, stdout, stderr } = spawnSync('sh', ['-c', `yes a | ${COMMAND.join(' ')}`], {
        cwd: copy.folder,
        encoding: 'utf8',
      });
      expect(status, stdout).toBe(2);
      expect(stderr).toContain('run `npm run claims` in a terminal');
      expect(copy.read(LEDGER)).toBe(before);
    });
  });
});
