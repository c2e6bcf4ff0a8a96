import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { lint } from '../../../../generator/read/lint/lint';
import { applyFixes } from '../../../../generator/problems/apply-fixes';
import { relativePath } from '../../../../generator/problems/relative-path';
import { descriptionText } from '../../../builders/description-text';
import { HOUSE_PLUGIN } from '../../../builders/lint-files';
import { temporaryFolder } from '../../../builders/temporary-folder';

const RULES = ['current-version', 'text-matches-schema', 'text-names-exist', 'wording'];

/** The description of a field that is at most 40 characters long, once all its replacements are made. */
async function fixed(description: string): Promise<string> {
  const config = {
    plugins: [HOUSE_PLUGIN],
    rules: Object.fromEntries(RULES.map((rule) => [`house/${rule}`, 'error'])),
  };
  const folder = temporaryFolder({
    'redocly.yaml': stringify(config),
    'openapi.yaml': descriptionText(`
paths: {}
components:
  schemas:
    Contact: {$ref: Contact.yaml}
`),
    'Contact.yaml': `title: Contact\nproperties:\n  postal_code:\n    maxLength: 40\n    description: ${description}\n`,
  });
  const file = path.join(folder, 'Contact.yaml');
  const { problems } = await lint(path.join(folder, 'openapi.yaml'));
  expect(problems).not.toEqual([]);
  const [made] = applyFixes(problems, (name) => {
    expect(name).toBe(relativePath(file));
    return readFileSync(file, 'utf8');
  });
  return made?.content.split('description: ')[1] ?? description;
}

test.each([
  { title: 'a number', given: 'At most 30 characters.', want: 'At most 40 characters.\n' },
  {
    title: 'a number in a description of several lines',
    given: '|-\n      Where it is.\n\n      At most 30 characters, as `300`.',
    want: '|-\n      Where it is.\n\n      At most 40 characters, as `300`.\n',
  },
  {
    title: 'a quoted text',
    given: "'Yours: at most 30 characters.'",
    want: "'Yours: at most 40 characters.'\n",
  },
  { title: 'a misspelled name', given: 'As `postal_cod`.', want: 'As `postal_code`.\n' },
  { title: 'a word', given: 'Read page by page.', want: 'Read one page at a time.\n' },
  { title: 'the version', given: 'The current version is 2020.', want: 'The current version is 1.\n' },
])('$title is replaced', async ({ given, want }) => {
  expect(await fixed(given)).toBe(want);
});

test.each([
  { title: 'the words occur twice', given: 'At most 30 characters, 30 of them yours.' },
  { title: 'several could be meant', given: 'Like `postal`.' },
  { title: 'the remedy is a choice', given: 'Simply a code.' },
])('nothing is replaced where $title', async ({ given }) => {
  expect(await fixed(given)).toBe(given);
});
