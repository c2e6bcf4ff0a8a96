import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RECEIPT_LABELS } from '../../../site/markdown/call-showcase';
import { addresses } from '../../builders/own-site';
import { SITE } from '../html/built-page';
import { readProseHtml, readProseMarkdown } from './read-prose';

const isBuilt = existsSync(SITE);

const read = (page: string, file: string) => readFileSync(path.join(SITE, page, file), 'utf8');

test.skipIf(!isBuilt).each(addresses)('HTML and Markdown of %s say the same', (page) => {
  const html = read(page, 'index.html');
  const statements = readProseHtml(html, page);
  const others = readProseMarkdown(read(page, 'index.md'), page);
  expect(statements.length).toBeGreaterThan(1);
  if (/<article[^]* data-example=/.test(html)) expect(arrange(others)).toEqual(arrange(statements));
  else expect(others).toEqual(statements);
});

/** Examples to choose from are in another order in Markdown, where each is a section and its code has other titles. */
function arrange(statements: readonly string[]): string[] {
  const heads = RECEIPT_LABELS.head.map((name) => `th: ${name}`);
  return statements
    .filter((one) => !one.startsWith('title: ') && !heads.includes(one))
    .map((one) => one.replace(`text: ${RECEIPT_LABELS.status}`, 'text: '))
    .toSorted();
}

const PAGE = '/guides/webhooks/';

test.skipIf(!isBuilt).each([
  ['a paragraph', /^So deploy the receiver first.*\n/m, ''],
  ['a sentence', / Ignore members[^.]*\./, ''],
  ['a number', 'within 48 hours', 'within 24 hours'],
  ['an item', /^- Respond with success.*\n.*\n/m, ''],
  ['two swapped steps', /^(1\. )(.*)\n(2\. )(.*)\n/m, '$1$4\n$3$2\n'],
  ['a row', /^\| HEAD .*\n/m, ''],
  ['a cell', '| Work on bytes |', '| |'],
  ['a link', /\[sandbox\]\([^)]*\)/, 'sandbox'],
  ['the target of a link', 'api/errors/index.md#401', 'api/errors/index.md#403'],
  ['a line of code', /^ {2}--fail-with-body \\\n/m, ''],
  ['the indentation of code', '    "invoice.created"', '  "invoice.created"'],
  ['the title of code', ' title="201 Created"', ''],
  ['a block of code', /```javascript[^]*?```\n/, ''],
  ['a heading', /^### Test your check\n/m, ''],
  ['the level of a heading', '### Test your check', '## Test your check'],
  ['an arrow of a diagram', /^- .* → The call is done$\n/m, ''],
  ['a lab', /^Compose an event.*\n/m, ''],
  ['a name that is not code', '`webrick`', 'webrick'],
  ['an invented paragraph', '## 2. Read', 'Events never arrive twice.\n\n## 2. Read'],
])('the comparison notices in Markdown: %s', (_, from, to) => {
  const markdown = read(PAGE, 'index.md');
  const changed = markdown.replace(from, to);
  expect(changed).not.toBe(markdown);
  expect(readProseMarkdown(changed, PAGE)).not.toEqual(readProseMarkdown(markdown, PAGE));
});

test.skipIf(!isBuilt).each([
  ['a paragraph', /<p>So deploy the receiver first[^]*?<\/p>/, ''],
  ['an item', /<li[^>]*>Respond with success[^]*?<\/li>/, ''],
  ['a row', /<tr><td>HEAD<\/td>[^]*?<\/tr>/, ''],
  ['the target of a link', 'href="/tools/sandbox/">sandbox', 'href="/tools/">sandbox'],
  ['a number', /within 48 hours(?!<\/text>)/, 'within 24 hours'],
  ['code without scripts', 'data-language="curl"', 'data-language="curl" data-markdown-ignore=""'],
  ['the call of a panel', /<span[^>]*data-method="post"[^>]*>[^<]*<\/span>/i, ''],
])('the comparison notices in HTML: %s', (_, from, to) => {
  const html = read(PAGE, 'index.html');
  const [head = '', article = ''] = html.split(/(?=<article)/);
  const changed = `${head}${article.replace(from, to)}`;
  expect(changed).not.toBe(html);
  expect(readProseHtml(changed, PAGE)).not.toEqual(readProseHtml(html, PAGE));
});
