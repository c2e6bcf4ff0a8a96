import { insertLines, newFile, requireFile, requireName } from '../../plan/edit-text';
import { capitalize, type Kind } from '../kind';

const FOLDER = 'generator/emit/snippets/languages';

/** A language of the snippets: its emitter, how it is run, and its grammar. */
export const language: Kind = {
  takes: '<id>',
  example: 'kotlin',
  plan: ([given], sources) => {
    const id = requireName(given, /^[a-z][a-z\d]*$/, 'language', language.example);
    const registry = requireFile(sources, `${FOLDER}/index.ts`)
      .replace(/^import type \{ Language \}/m, `import { ${id} } from './${id}';\n$&`)
      .replace(/ \} satisfies Record</, `, ${id}$&`);
    return {
      changes: [
        newFile(sources, `${FOLDER}/${id}.ts`, emitterText(id)),
        { file: `${FOLDER}/index.ts`, content: registry },
        insertLines(sources, 'tests/snippets/run/runners.ts', /^ {2}typescript: \{$/m, runnerText(id)),
        newFile(
          sources,
          `tests/snippets/run/batch/${id}.sh`,
          '# TODO: runs all snippets, whose files are the arguments, in one process.\nexit 1\n',
        ),
        newFile(sources, `tests/unit/snippets/languages/${id}.test.ts`, testText(id)),
        insertLines(
          sources,
          'site/src/highlight/prism.ts',
          /^import 'prismjs\/components\/prism-typescript';$/m,
          `// TODO: the grammar, or nothing if it is there already.\nimport 'prismjs/components/prism-${id}';\n`,
        ),
      ],
      next: [
        'Run npm run generate && npm run test:snippets: every snippet has to send the documented request.',
      ],
    };
  },
};

const emitterText = (id: string) => `import { curl } from './curl';
import type { Language } from './language';

/** TODO: Says which client the code uses, and why. */
export const ${id}: Language = {
  // TODO: \`emit\` of this language. Until then, it is the code of curl.
  ...curl,
  label: '${capitalize(id)}',
  grammar: '${id}',
};
`;

const runnerText = (id: string) => `  ${id}: {
    // TODO: the program that runs the code, how it is installed, and the indentation of its code.
    runtime: node,
    files: oneFileEach((name) => \`\${name}.${id}\`),
    run: ['bash', batch('${id}.sh')],
    format: 2,
  },
`;

const testText = (id: string) => `import { expect, it } from 'vitest';
import { codeText } from '../../../../generator/emit/snippets/code';
import { ${id} } from '../../../../generator/emit/snippets/languages/${id}';
import { readableRequest } from '../support/readable-request';

it('reads like code of a person', () => {
  expect(codeText(${id}.emit(readableRequest()))).toBe('TODO: the code, as a person writes it');
});
`;
