import { insertBefore, newFile, type Change } from './change';

/** A language that is curl under another name, with its own grammar. */
export const addLanguage: Change = {
  title: 'Add a language',
  edits: [
    newFile(
      'generator/emit/snippets/languages/dummy.ts',
      `import { curl } from './curl';
import type { Language } from './language';

/** curl under another name. */
export const dummy: Language = { ...curl, label: 'Dummy', grammar: 'powershell' };
`,
    ),
    {
      file: 'generator/emit/snippets/languages/index.ts',
      edit: (content) =>
        content
          .replace('import { go }', "import { dummy } from './dummy';\nimport { go }")
          .replace('{ curl, ', '{ curl, dummy, '),
    },
    insertBefore(
      'tests/snippets/run/runners.ts',
      '  typescript: {',
      `  dummy: {
    runtime: node,
    files: oneFileEach((name) => \`\${name}.sh\`),
    run: ['bash', batch('dummy.sh')],
    format: 2,
  },
`,
    ),
    newFile('tests/snippets/run/batch/dummy.sh', 'true\n'),
    newFile(
      'tests/unit/snippets/languages/dummy.test.ts',
      `import { expect, it } from 'vitest';
import { codeText } from '../../../../generator/emit/snippets/code';
import { dummy } from '../../../../generator/emit/snippets/languages/dummy';
import { readableRequest } from '../support/readable-request';

it('reads like code of a person', () => {
  expect(codeText(dummy.emit(readableRequest()))).toContain('curl');
});
`,
    ),
    insertBefore(
      'site/src/highlight/prism.ts',
      "import 'prismjs/components/prism-python';\n",
      "import 'prismjs/components/prism-powershell';\n",
    ),
  ],
  commands: [['vitest', 'run', '--project', 'snippets', 'tests/snippets/languages.test.ts']],
};
