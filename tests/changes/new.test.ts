import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOxlint } from '../builders/lint-code';
import { CommandRunner } from './command-runner';
import { expectRefusal } from './expect-refusal';
import { ProjectCopy } from './project-copy';

const copy = new ProjectCopy();
const programs = new CommandRunner(copy.folder);
afterAll(() => {
  programs.stop();
  copy.remove();
});

const run = (...words: string[]) => copy.run([['ts-node', 'authoring/new/main.ts', ...words]]);

/** One of each kind, and the files that have to be there afterwards. */
const KINDS: { words: string[]; files: string[] }[] = [
  {
    words: ['operation', 'createRefund', 'post', '/refunds/{id}', 'Credits'],
    files: [
      'openapi/paths/refunds_{id}.yaml',
      'openapi/openapi.yaml',
      'openapi/components/examples/createRefund.request.yaml',
      'openapi/components/examples/createRefund.201.yaml',
      'simulator/resources/credits.ts',
      'tests/simulator/resources/create-refund.test.ts',
    ],
  },
  {
    words: ['operation', 'archiveInvoice', 'post', '/invoices/{id}/archive', 'Invoices'],
    files: [
      'openapi/paths/invoices_{id}_archive.yaml',
      'openapi/openapi.yaml',
      'openapi/components/examples/archiveInvoice.200.yaml',
      'redocly.yaml',
      'simulator/resources/invoices.ts',
      'tests/simulator/resources/archive-invoice.test.ts',
    ],
  },
  {
    words: ['field', 'CouponUpdate.note', 'string'],
    files: ['openapi/components/schemas/CouponUpdate.yaml'],
  },
  {
    words: ['event', 'invoice.paid', 'Invoice'],
    files: [
      'openapi/webhooks/invoice.paid.yaml',
      'openapi/openapi.yaml',
      'openapi/components/schemas/EventType.yaml',
      'openapi/components/examples/invoice.paid.yaml',
    ],
  },
  {
    words: ['error', 'createCoupon', '409', 'CouponConflict'],
    files: [
      'openapi/components/responses/CouponConflict.yaml',
      'openapi/components/examples/error.409.coupon-conflict.yaml',
      'openapi/paths/checkout_coupons.yaml',
      'redocly.yaml',
    ],
  },
  {
    words: ['error', 'updateCoupon', '409', 'CouponChanged'],
    files: [
      'openapi/components/responses/CouponChanged.yaml',
      'openapi/components/examples/error.409.coupon-changed.yaml',
      'openapi/paths/checkout_coupons_{id}.yaml',
      'redocly.yaml',
    ],
  },
  {
    words: ['guide', 'guides/void-invoices'],
    files: ['docs/guides/void-invoices.mdx', 'abaco/sidebars.ts', 'docs/guides/index.mdx'],
  },
  {
    words: ['language', 'kotlin'],
    files: [
      'generator/emit/snippets/languages/kotlin.ts',
      'generator/emit/snippets/languages/index.ts',
      'tests/snippets/run/runners.ts',
      'tests/snippets/run/batch/kotlin.sh',
      'tests/unit/snippets/languages/kotlin.test.ts',
      'site/src/highlight/prism.ts',
    ],
  },
  {
    words: ['rule', 'short-title'],
    files: [
      'generator/read/lint/rules/short-title.ts',
      'generator/read/lint/rules/short-title.yaml',
      'generator/read/lint/rules/index.ts',
      'redocly.yaml',
      'tests/unit/lint/rules/short-title.test.ts',
    ],
  },
  { words: ['version', '20301201'], files: ['openapi/openapi.yaml'] },
];

describe('a command line that cannot be carried out changes nothing, and says what to write', () => {
  test.each([
    [
      ['operation', 'getCoupon', 'get', '/more', 'Coupons'],
      'openapi/paths/checkout_coupons_{id}.yaml has the operation `getCoupon`',
    ],
    [['operation', 'createRefund', 'post', '/refunds', 'Credit'], '`Credit` is not a tag'],
    [['operation', 'createRefund', 'fetch', '/refunds', 'Credits'], '`fetch` is not a method'],
    [['operation', 'createRefund', 'put', '/checkout/coupons/{id}', 'Credits'], 'has a put'],
    [['field', 'CouponUpdate.code'], 'has the field `code`'],
    [['field', 'Nothing.code'], 'There is no openapi/components/schemas/Nothing.yaml.'],
    [['event', 'invoice.created', 'Invoice'], 'openapi/webhooks/invoice.created.yaml exists'],
    [['error', 'createCoupn', '409', 'X'], 'There is no operation `createCoupn`'],
    [['error', 'createCoupon', '422', 'X'], 'has a 422'],
    [['guide', 'guides/webhooks'], 'docs/guides/webhooks.mdx exists'],
    [['guide', '../../etc/passwd'], 'is not the name of a guide'],
    [['guide', 'elsewhere/page'], 'has no category of docs/elsewhere'],
    [['version', '20241301'], 'is not the name of a version'],
    [['version', '20200101'], '20200101 is before 20241028'],
    [['rule', 'wording'], 'generator/read/lint/rules/wording.ts exists'],
    [['language', 'go'], 'generator/emit/snippets/languages/go.ts exists'],
    [['guides'], 'There is no kind `guides`. Did you mean guide?'],
    [['rule', 'one', 'two'], '`two` is one word too many'],
  ])('%j', (words, message) =>
    expectRefusal(copy, () => programs.run('authoring/new/main.ts', ...words), message),
  );
});

test('a dry run names the files and writes none', () => {
  const before = copy.list();
  const { isGreen, printed } = run('guide', 'guides/void-invoices', '--dry-run');
  expect(isGreen, printed).toBe(true);
  expect(printed).toContain('would add  docs/guides/void-invoices.mdx\n');
  expect(copy.list()).toEqual(before);
});

describe('with one of each kind', () => {
  beforeAll(() => {
    for (const { words, files } of KINDS) {
      const { isGreen, printed } = run(...words);
      expect(isGreen, printed).toBe(true);
      expect(
        [...printed.matchAll(/^(?:added|changed) {2}(.*)$/gm)].map(([, file]) => file).toSorted(),
      ).toEqual(files.toSorted());
    }
  });

  test('the lint of the description names each TODO and each gap in it', () => {
    const { isGreen, printed } = copy.run([['ts-node', 'generator/commands/lint.ts']]);
    expect(isGreen).toBe(false);
    for (const file of [
      'openapi/paths/refunds_{id}.yaml',
      'openapi/components/examples/createRefund.request.yaml',
      'openapi/components/examples/createRefund.201.yaml',
      'openapi/components/schemas/CouponUpdate.yaml',
      'openapi/webhooks/invoice.paid.yaml',
      'openapi/components/schemas/EventType.yaml',
      'openapi/components/examples/invoice.paid.yaml',
      'openapi/components/responses/CouponConflict.yaml',
      'openapi/components/examples/error.409.coupon-conflict.yaml',
    ])
      expect(printed, file).toMatch(
        new RegExp(`(?:^|, |and at )${file.replaceAll(/[.{}]/g, '\\$&')}:\\d+:\\d+`, 'm'),
      );
    expect(printed).toContain('The text says "TODO". Write what `npm run new` left to you.');
    expect(printed).toContain('at #/x-api-versions/0/changes/0\n');
    expect(printed).toContain('at #/post/parameters/0/example\n');
    expect(copy.read('redocly.yaml')).toContain('      409: [createCoupon, updateCoupon]\n');
    // An action on a record takes no body, and returns the record.
    expect(copy.read('openapi/paths/invoices_{id}_archive.yaml')).not.toMatch(/requestBody|'201'|'400'/);
    expect(copy.read('openapi/components/examples/archiveInvoice.200.yaml')).toContain('id: 90210');
    expect(printed).not.toContain('house/operation-id-verb');
    // The commands write what is clear from a name.
    expect(printed).not.toMatch(/house\/(current-version|standard-errors)/);
  });

  test('the lint of the pages names each TODO of a guide', () => {
    const { printed } = copy.run([['ts-node', 'site/lint/cli.ts']]);
    for (const file of ['docs/guides/void-invoices.mdx', 'docs/guides/index.mdx'])
      expect(printed).toMatch(new RegExp(`^${file}:\\d+:\\d+  error  term$`, 'm'));
    expect(printed).not.toMatch(/ {2}spelling$/m);
  });

  test('the lint of the code names each TODO of a program', () => {
    const code = KINDS.flatMap(({ files }) => files).filter((file) => /\.tsx?$/.test(file));
    const named = [...runOxlint(copy.folder, code)]
      .filter(([, reports]) => reports.some((report) => report.code === 'eslint(no-warning-comments)'))
      .map(([file]) => file);
    expect(named.toSorted()).toEqual([
      'generator/emit/snippets/languages/kotlin.ts',
      'generator/read/lint/rules/short-title.ts',
      'site/src/highlight/prism.ts',
      'tests/simulator/resources/archive-invoice.test.ts',
      'tests/simulator/resources/create-refund.test.ts',
      'tests/snippets/run/runners.ts',
    ]);
  });

  test('the tests of what is new fail', () => {
    for (const file of KINDS.flatMap(({ files }) => files).filter((one) => one.endsWith('.test.ts'))) {
      const { isGreen, printed } = copy.run([['vitest', 'run', file]]);
      expect(isGreen, file).toBe(false);
      expect(printed).toContain('TODO');
    }
  });

  test('a field is accepted as soon as its text and its decision are there', () => {
    const file = 'openapi/components/schemas/CouponUpdate.yaml';
    copy.write(
      file,
      copy
        .read(file)
        .replace('description: TODO', 'description: Text that only your team sees.')
        .replace('x-decision: TODO', 'x-decision: G-API-65'),
    );
    const { printed } = copy.run([['ts-node', 'generator/commands/lint.ts']]);
    expect(printed).not.toMatch(new RegExp(`^${file}:`, 'm'));
  });
});
