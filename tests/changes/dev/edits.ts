import type { Locator, Page } from 'playwright-core';
import type { Edit } from '../project-copy';

/** A change of one or more files, and where to look for its effect. */
interface DevEdit {
  name: string;
  /** New contents by file, from the old ones. */
  files: Record<string, Edit['edit']>;
  /** The page to look at. */
  path: string;
}

/** An edit that is right: the page shows something else. */
interface GoodEdit extends DevEdit {
  /** Is visible after the edit, and was not before. */
  shows: (page: Page) => Locator;
}

/** An edit with a mistake: the bar names it, and the page stays as it is. */
interface Mistake extends DevEdit {
  /** The place of the mistake: the file, and the text in it at which the mistake is. */
  at: { file: string; text: string };
  /** A part of the message. */
  says: string;
}

const COUPON = 'openapi/components/schemas/CouponUpdate.yaml';
const COUPON_PAGE = '/api/objects/coupon-update/';
const GUIDE = 'docs/guides/record-sales.mdx';
const GUIDE_PAGE = '/guides/record-sales/';
const LIMIT = 'A request takes up to <Fact of="limits.items.perRequest" /> items.';

const replacing = (from: string, to: string) => (before: string) => before.replace(from, () => to);
const text = (words: string) => (page: Page) => page.locator('main').getByText(words).first();

export const goodEdits: readonly GoodEdit[] = [
  {
    name: 'a typo in a description',
    files: { [COUPON]: replacing('that you can update', 'you can update') },
    path: COUPON_PAGE,
    shows: text('Fields of a coupon you can update.'),
  },
  {
    name: 'a new field',
    files: {
      [COUPON]: replacing(
        '  redeem_by:\n    anyOf',
        '  note:\n    type: string\n    description: Remarks of the shop.\n  redeem_by:\n    anyOf',
      ),
    },
    path: COUPON_PAGE,
    shows: text('Remarks of the shop.'),
  },
  {
    name: 'the meaning of a value',
    files: { [COUPON]: replacing('Takes off a fixed amount.', 'Takes off money.') },
    path: COUPON_PAGE,
    shows: text('Takes off money.'),
  },
  {
    name: 'a limit',
    files: {
      'openapi/openapi.yaml': replacing('perRequest: 200', 'perRequest: 170'),
      ...Object.fromEntries(
        ['CheckoutSessionUpdate', 'DocumentChanges', 'DocumentInput', 'Transaction'].map((name) => [
          `openapi/components/schemas/${name}.yaml`,
          (before: string) => before.replaceAll('200', '170'),
        ]),
      ),
    },
    path: GUIDE_PAGE,
    shows: text('A request takes up to 170 items.'),
  },
  {
    name: 'an example',
    files: {
      'openapi/components/examples/createTransaction.201.yaml': replacing('2024-00042', '2024-00077'),
    },
    path: GUIDE_PAGE,
    shows: text('2024-00077'),
  },
  {
    name: 'the text of a guide',
    files: { [GUIDE]: replacing(LIMIT, `${LIMIT} That is enough.`) },
    path: GUIDE_PAGE,
    shows: text('That is enough.'),
  },
  {
    name: 'the title of a guide',
    files: { [GUIDE]: replacing('title: Record sales', 'title: Record every sale') },
    path: GUIDE_PAGE,
    shows: (page) => page.locator('h1', { hasText: 'Record every sale' }),
  },
  {
    name: 'the glossary',
    files: { 'docs/glossary.mdx': replacing('Your business in Abaco', 'Your company in Abaco') },
    path: '/glossary/',
    shows: text('Your company in Abaco'),
  },
  {
    name: 'a diagram',
    files: { 'docs/_data/diagrams.yaml': replacing('text: gives up', 'text: walks away') },
    path: '/guides/checkout/',
    shows: (page) => page.locator('main svg text', { hasText: 'walks away' }).first(),
  },
  {
    name: 'a program',
    files: { 'docs/_code/record-sales/record-once.mjs': (before) => `${before}// The end.\n` },
    path: GUIDE_PAGE,
    shows: (page) => page.locator('main').getByText('// The end.').first(),
  },
  {
    name: 'a decision',
    files: { 'docs/_data/decisions.yaml': replacing('live on hosts without', 'are on hosts without') },
    path: '/decisions/',
    shows: text('are on hosts without'),
  },
  {
    name: 'a new page',
    files: {
      'docs/guides/pay-later.mdx': () =>
        '---\ntitle: Pay later\ndescription: Send an invoice first.\n---\n\nSend an invoice first.\n',
      'abaco/sidebars.ts': replacing("'record-sales',", "'record-sales',\n        'pay-later',"),
    },
    path: '/guides/pay-later/',
    shows: (page) => page.locator('h1', { hasText: 'Pay later' }),
  },
  {
    name: 'a style sheet',
    files: {
      'site/src/css/prose.css': (before) => `${before}\n.navbar__toggle { display: block !important; }\n`,
    },
    path: GUIDE_PAGE,
    // Hidden on wide screens.
    shows: (page) => page.locator('.navbar__toggle'),
  },
  {
    name: 'a component',
    files: {
      'site/src/components/layout/PageFoot/index.tsx': replacing('Report a mistake', 'Report an error'),
    },
    path: GUIDE_PAGE,
    shows: (page) => page.locator('main').getByText('Report an error'),
  },
  {
    name: 'a setting of the project',
    files: {
      'openapi/project.yaml': replacing('name: Abaco\n', 'name: Soroban\n'),
      // Downloads are called after the project.
      'docs/tools/downloads.mdx': (before) =>
        before
          .replaceAll('pathname:///abaco-', 'pathname:///soroban-')
          .replaceAll('clients/abaco.', 'clients/soroban.'),
    },
    path: GUIDE_PAGE,
    shows: (page) => page.locator('.navbar__title', { hasText: 'Soroban' }),
  },
  {
    name: 'a setting of the site',
    files: { 'site/config/navbar.ts': replacing("label: 'API'", "label: 'Reference'") },
    path: GUIDE_PAGE,
    shows: (page) => page.locator('.navbar').getByText('Reference', { exact: true }),
  },
];

const broken = (name: string, from: string, to: string, at: string, says: string): Mistake => ({
  name,
  files: { [COUPON]: replacing(from, to) },
  path: COUPON_PAGE,
  at: { file: COUPON, text: at },
  says,
});

const inGuide = (name: string, from: string, to: string, at: string, says: string): Mistake => ({
  name,
  files: { [GUIDE]: replacing(from, to) },
  path: GUIDE_PAGE,
  at: { file: GUIDE, text: at },
  says,
});

export const mistakes: readonly Mistake[] = [
  broken('a tab in YAML', '    type: string\n', '\ttype: string\n', '\ttype', 'cannot be read as YAML'),
  broken(
    'a wrong indentation',
    '    type: string\n',
    '   type: string\n',
    ': Code that customers enter.',
    'cannot be read as YAML',
  ),
  broken(
    'an open quote',
    'title: Coupon update',
    "title: 'Coupon update",
    'description: Fields',
    'cannot be read as YAML',
  ),
  broken('a colon in a description', 'Display name.', 'Display: name.', ': name.', 'cannot be read as YAML'),
  broken(
    'a double key',
    'type: object\n',
    'type: object\ntype: object\n',
    'type: object\nx',
    'cannot be read as YAML',
  ),
  {
    ...broken('an empty file', '', '', '', ''),
    files: { [COUPON]: () => '' },
    at: { file: COUPON, text: '' },
  },
  broken(
    'a reference to nothing',
    './Percent.yaml',
    './Per cent.yaml',
    '$ref: ./Per cent.yaml',
    'Per cent.yaml',
  ),
  broken(
    'a name that looks like markup',
    './Percent.yaml',
    '"./<img src=x onerror=alert(1)>.yaml"',
    '$ref: "./<img',
    '<img src=x onerror=alert(1)>',
  ),
  broken(
    'a meaning without its value',
    'amount_off: Takes',
    'amount: Takes',
    '- amount_off\n      - percent_off',
    'amount',
  ),
  inGuide(
    'a field that does not exist',
    LIMIT,
    `${LIMIT} <Field of="Coupon.nope" />`,
    'of="Coupon.nope"',
    'Coupon.nope',
  ),
  inGuide('a link to nowhere', LIMIT, `${LIMIT} [Read on](./nowhere.mdx).`, '[Read on]', './nowhere.mdx'),
  inGuide('a number', LIMIT, 'A request takes up to 200 items.', '200 items', '200'),
  inGuide('MDX that is not closed', LIMIT, `${LIMIT} {`, '\n\n## 2. Say', 'closing brace'),
  inGuide(
    'a front matter that is not YAML',
    'title: Record sales',
    "title: 'Record sales",
    '\n---\n\nTurn',
    'front matter',
  ),
  inGuide('a misspelled word', LIMIT, `${LIMIT} Send thsi.`, 'thsi', 'thsi'),
  {
    name: 'a removed page that is in the sidebar',
    files: { 'docs/guides/download-reports.mdx': () => undefined },
    path: GUIDE_PAGE,
    at: { file: 'abaco/sidebars.ts', text: "'download-reports'" },
    says: 'docs/guides/download-reports.mdx',
  },
  {
    name: 'a setting that does not exist',
    files: { 'openapi/project.yaml': replacing('tagline:', 'taglin:') },
    path: GUIDE_PAGE,
    at: { file: 'openapi/project.yaml', text: 'taglin:' },
    says: 'taglin',
  },
  {
    name: 'a component that does not compile',
    files: {
      'site/src/components/layout/PageFoot/index.tsx': replacing(
        'interface PageFootProps {',
        'interface PageFootProps {{',
      ),
    },
    path: GUIDE_PAGE,
    at: { file: 'site/src/components/layout/PageFoot/index.tsx', text: 'interface PageFootProps {{' },
    says: 'Expected ident',
  },
  {
    name: 'settings that do not compile',
    files: { 'site/config/navbar.ts': replacing('const [first', 'const [[first') },
    path: GUIDE_PAGE,
    at: { file: 'site/config/navbar.ts', text: ';\n  return {\n    title: name' },
    says: 'expected ","',
  },
];
