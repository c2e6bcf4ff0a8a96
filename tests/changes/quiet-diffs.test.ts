import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBefore } from './change';
import { CommandRunner } from './command-runner';
import { addOperation } from './operation';
import { type Edit, ProjectCopy } from './project-copy';

const SCHEMAS = 'openapi/components/schemas';

/** The files of the change that the generator reads. */
const NEW_OPERATION = addOperation.edits.filter(({ file }) => file.startsWith('openapi/'));

/** @property rewritten how many lines other lines may replace; one that is only gone is as quiet as can be. */
const CHANGES: { title: string; edits: readonly Edit[]; changed: number; rewritten: number }[] = [
  {
    title: 'a typo in a description',
    edits: [replaceIn(`${SCHEMAS}/Coupon.yaml`, 'discount that customers', 'discount which customers')],
    changed: 22,
    rewritten: 11,
  },
  {
    title: 'a field',
    edits: [
      insertBefore(
        `${SCHEMAS}/Product.yaml`,
        '  created_at:\n',
        '  shelf:\n    type: string\n    description: Where the goods lie.\n',
      ),
    ],
    changed: 46,
    rewritten: 10,
  },
  {
    title: 'a field of three schemas and five operations',
    edits: [
      insertBefore(
        `${SCHEMAS}/CouponUpdate.yaml`,
        '  redeem_by:\n',
        '  campaign:\n    type: string\n    description: Where the code is printed.\n',
      ),
    ],
    changed: 95,
    rewritten: 20,
  },
  {
    title: 'a value of an enum that is gone',
    edits: [
      {
        file: `${SCHEMAS}/RecurringPeriod.yaml`,
        edit: (content) => content.replace(/^ +- weeks\n/m, '').replace(/^ +weeks:.*\n/m, ''),
      },
    ],
    changed: 170,
    rewritten: 60,
  },
  {
    title: 'a deprecation',
    edits: [
      insertBefore(
        'openapi/paths/checkout_coupons_{id}.yaml',
        '  operationId: getCoupon\n',
        '  deprecated: true\n  x-replaced-by: listCoupons\n  x-no-sunset: Clients keep working.\n',
      ),
    ],
    changed: 41,
    rewritten: 18,
  },
  { title: 'an operation', edits: NEW_OPERATION, changed: 1000, rewritten: 40 },
];

const copy = new ProjectCopy();
const programs = new CommandRunner(copy.folder);
beforeAll(() => generate('before'));
afterAll(() => {
  programs.stop();
  copy.remove();
});

test.each(CHANGES)('$title changes few lines of the output', async ({ edits, changed, rewritten }) => {
  await copy.with(edits, () => generate('after'));
  const lines = diffLines();
  const rows = lines.map(({ file, ...count }) => `${count.added} + ${count.removed} ${file}`).join('\n');
  expect(lines.length).toBeGreaterThan(0);
  expect(sum(lines.map(({ added, removed }) => added + removed)), rows).toBeLessThanOrEqual(changed);
  const replaced = lines.map(({ added, removed }) => Math.min(added, removed));
  expect(sum(replaced), rows).toBeLessThanOrEqual(rewritten);
});

function replaceIn(file: string, from: string, to: string): Edit {
  const edit = (content: string): string => {
    if (!content.includes(from)) throw new Error(`${file} has no \`${from}\`: change this test with it.`);
    return content.replace(from, to);
  };
  return { file, edit };
}

async function generate(out: string): Promise<void> {
  const { isGreen, printed } = await programs.run('generator/commands/generate.ts', '--out', out);
  expect(isGreen, printed).toBe(true);
}

/** The lines that Git counts between the two outputs, for each file that differs. */
function diffLines(): { file: string; added: number; removed: number }[] {
  const { stdout } = spawnSync(
    'git',
    ['diff', '--no-index', '--no-renames', '--numstat', 'before', 'after'],
    {
      cwd: copy.folder,
      encoding: 'utf8',
    },
  );
  const rows = stdout
    .trimEnd()
    .split('\n')
    .filter((row) => row !== '');
  return rows.map((row) => {
    const [added = '', removed = '', file = ''] = row.split('\t');
    return { file: path.basename(file), added: Number(added), removed: Number(removed) };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
