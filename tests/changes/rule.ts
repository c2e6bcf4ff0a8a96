import { insertBefore, newFile, type Change } from './change';

/** A house rule that nothing breaks. */
export const addRule: Change = {
  title: 'Add a rule',
  edits: [
    newFile(
      'generator/read/lint/rules/short-title.ts',
      `import type { Rule } from '../redocly';

/** The title of the description is short. */
export const ShortTitle: Rule = () => ({
  Info({ title }, { location, report }) {
    if (title.length > 40) report({ message: 'The title is long.\\nShorten it.', location: location.child('title') });
  },
});
`,
    ),
    newFile(
      'generator/read/lint/rules/short-title.yaml',
      `area: Text for readers
why: Menus cut a long title off.
at: '#/info'
bad: |
  title: The API with which shops create and send invoices
good: |
  title: Invoices
`,
    ),
    {
      file: 'generator/read/lint/rules/index.ts',
      edit: (content) =>
        content
          .replace(
            'import { StandardErrors }',
            "import { ShortTitle } from './short-title';\nimport { StandardErrors }",
          )
          .replace("      'standard-errors'", "      'short-title': ShortTitle,\n      'standard-errors'"),
    },
    insertBefore('redocly.yaml', '  house/standard-errors', '  house/short-title: error\n'),
    newFile(
      'tests/unit/lint/rules/short-title.test.ts',
      `import { expect, test } from 'vitest';
import { descriptionText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

test('asks for a short title', async () => {
  const text = descriptionText('paths: {}\\n').replace('Test', 'x'.repeat(41));
  expect(await lintWithRule('short-title', { 'openapi.yaml': text })).toContain('The title is long.');
});
`,
    ),
  ],
  commands: [['vitest', 'run', '--project', 'unit', 'tests/unit/lint/rules/index.test.ts', 'short-title']],
};
