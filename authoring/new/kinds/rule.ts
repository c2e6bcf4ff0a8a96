import { addEntry } from '../../plan/add-entry';
import { insertLines, newFile, requireFile, requireName } from '../../plan/edit-text';
import { pascalCase, wordsOf, type Kind } from '../kind';

const REGISTRY = 'generator/read/lint/rules/index.ts';

/** A house rule of the description, the examples of its page, its row in the registry, its severity, and its test. */
export const rule: Kind = {
  takes: '<name>',
  example: 'short-title',
  plan: ([given], sources) => {
    const name = requireName(given, /^[a-z]+(-[a-z\d]+)*$/, 'rule', rule.example);
    const constant = pascalCase(name);
    const source = newFile(sources, `generator/read/lint/rules/${name}.ts`, ruleText(constant));
    const page = newFile(sources, `generator/read/lint/rules/${name}.yaml`, PAGE);
    const test = newFile(sources, `tests/unit/lint/rules/${name}.test.ts`, testText(name));
    const imported = insertLines(
      sources,
      REGISTRY,
      /^import \{ Wording \}/m,
      `import { ${constant} } from './${name}';\n`,
    );
    const registered = insertLines(
      { ...sources, read: () => imported.content },
      REGISTRY,
      /^ +wording: Wording,$/m,
      `'${name}': ${constant},\n`,
    );
    const config = addEntry(
      requireFile(sources, 'redocly.yaml'),
      ['rules'],
      [`house/${name}: error`],
      'house/wording',
    );
    return {
      changes: [source, page, registered, { file: 'redocly.yaml', content: config }, test],
      next: [
        `Run npx vitest run --project unit tests/unit/lint/rules/${name}.test.ts, then npm run rules:pages and npm run lint:api.`,
      ],
    };
  },
};

const ruleText = (constant: string) => `import type { Rule } from '../redocly';

/** TODO: Reports what is wrong, in one sentence. */
export const ${constant}: Rule = () => ({
  Info(info, { location, report }) {
    report({ message: 'TODO: the problem, with its value.\\nTODO: the remedy.', location: location.child('title') });
  },
});
`;

const PAGE = `area: Text for readers
why: 'TODO: the harm to a reader or a program when the rule is broken.'
at: '#/info'
bad: |
  title: TODO
good: |
  title: TODO
`;

const testText = (name: string) => `import { expect, test } from 'vitest';
import { descriptionText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

test('${wordsOf(name)}: reports a description that breaks it', async () => {
  const printed = await lintWithRule('${name}', { 'openapi.yaml': descriptionText('paths: {}\\n') });
  expect(printed).toBe('TODO');
});

test('${wordsOf(name)}: is silent on a description that keeps it', async () => {
  expect(await lintWithRule('${name}', { 'openapi.yaml': descriptionText('paths: {}\\n') })).toBe('');
});
`;
