import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import * as mdx from 'eslint-plugin-mdx';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { plainEnglish } from './eslint/plain-english.mjs';
import { translatedLabels } from './eslint/translated-labels.mjs';

const sources = ['**/*.ts', '**/*.tsx', '**/*.mts', '**/*.mjs'];

/** The way through the code: a room imports from the rooms it names, and from packages. */
const arrows = {
  core: [],
  search: ['core'],
  generator: ['core'],
  simulator: ['core', 'generated'],
  tool: ['core', 'search', 'generated', 'simulator'],
  authoring: ['core'],
  cli: ['core', 'generator', 'site'],
  site: ['core', 'search', 'generated', 'simulator', 'tool', 'generator/problems', 'generator/snippets'],
};

/** Folders whose comments and strings are free of phrases that read as translated. */
const plainFolders = [
  'eslint',
  'core',
  'search',
  'simulator',
  'generator',
  'tool',
  'site',
  'authoring',
  'cli',
  'tests',
];

/** The groups of components, lowest first: a group imports from those before it and from `site/src/ui`. */
const groups = [
  'citations',
  'code',
  'guides',
  'layout',
  'schema',
  'operation',
  'landing',
  'pages',
  'changelog',
  'proof',
];

const components = 'site/src/components';

/** Imports of components: what is in `site/src/ui` knows none of them, and a group knows none that comes after it. */
const upwards = [
  {
    target: './site/src/ui',
    from: `./${components}`,
    message: `\`site/src/ui/\` knows nothing of the API: move what needs it to a group of \`${components}/\`.`,
  },
  ...groups.slice(0, -1).map((group, index) => ({
    target: `./${components}/${group}`,
    from: groups.slice(index + 1).map((later) => `./${components}/${later}`),
    message: `Components import downwards only (${groups.join(', ')}): move what both groups need to the lower one.`,
  })),
];

/** The folders of the generator, lowest first: a stage imports from those before it. */
const stages = [
  ...[
    'problems',
    'source',
    'files',
    'results',
    'normalize',
    'model',
    'addresses',
    'lint',
    'bundle',
    'diff',
    'overlays',
    'revisions',
    'types',
    'snippets',
    'environments',
  ],
  ...[
    'wording',
    'changelog',
    'lifetimes',
    'simulator',
    'arazzo',
    'downloads',
    'project',
    'facts',
    'search',
    'text',
    'pages',
    'versions',
    'apis',
  ],
];

const stagesUpwards = [
  {
    target: './generator/*/**',
    from: './generator/*.ts',
    message: 'A stage knows nothing of the pipeline: let the pipeline pass what it needs.',
  },
  ...stages.slice(0, -1).map((stage, index) => ({
    target: `./generator/${stage}`,
    from: stages.slice(index + 1).map((later) => `./generator/${later}`),
    message: `Stages import downwards only (${stages.join(', ')}): move what both need to the lower one.`,
  })),
];

/** Elements of Docusaurus, and the component that stands between them and the site. */
const framework = [
  { name: '@docusaurus/Link', message: 'Use `Link` of `site/src/ui/Link`.' },
  { name: '@theme/Heading', message: 'Use `Heading` of `site/src/ui/Heading`.' },
];

const browserOnly = {
  regex: '^node:|command-line/',
  message: 'This runs in the browser too: leave files and processes to its callers.',
};

export default tseslint.config(
  {
    ignores: [
      'generated/',
      'build/',
      'dist/',
      'site/.docusaurus/',
      'node_modules/',
      'test-results/',
      'tests/fixtures/site/.docusaurus/',
    ],
  },
  {
    files: sources,
    extends: [js.configs.recommended, ...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      eqeqeq: 'error',
      // `npm run new` writes them where a person has to decide.
      'no-warning-comments': ['error', { terms: ['todo'], location: 'anywhere' }],
      'no-console': 'off',
    },
  },
  {
    files: sources,
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...Object.entries(arrows).map(([room, allowed]) => ({
              target: `./${room}`,
              from: './',
              except: [room, ...allowed, 'node_modules'].map((folder) => `./${folder}`),
              message: `\`${room}/\` imports from ${new Intl.ListFormat('en').format([room, ...allowed].map((folder) => `\`${folder}/\``))} and from packages only: move what both need to \`core/\`.`,
            })),
            ...upwards,
            ...stagesUpwards,
          ],
        },
      ],
    },
  },
  {
    files: ['core/**/*.ts'],
    ignores: ['core/command-line/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [browserOnly] }] },
  },
  {
    files: ['site/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: framework, patterns: [browserOnly] }] },
  },
  {
    files: ['core/**/*.ts', 'site/{claims,config,markdown,plugins,rehype,remark,search}/**/*.{ts,cjs}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "Program > VariableDeclaration[kind='let']",
          "Program > VariableDeclaration > VariableDeclarator > NewExpression[callee.name='Map'][arguments.length=0]",
        ].map((selector) => ({
          selector,
          message:
            '`npm run dev` runs for hours, and what a module keeps is out of date after the next change: keep it in a WeakMap by what it was made from, or together with the stamp of its files.',
        })),
      ],
    },
  },
  {
    files: ['tests/**/*.ts', 'tests/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "CallExpression[callee.object.name='test'][callee.property.name=/^(setTimeout|slow)$/]",
          'CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > ObjectExpression > Property[key.name=/^timeout/]',
          'CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > Literal[raw=/^\\d/]',
          'CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > Identifier[name=/TIME|_MS$/]',
          "CallExpression[callee.callee.property.name='each'] > ObjectExpression > Property[key.name=/^timeout/]",
          "CallExpression[callee.property.name='poll'] > ObjectExpression > Property[key.name='timeout']",
        ].map((selector) => ({
          selector,
          message:
            'A slow machine trips a time limit: leave it to `HANG_GUARD_MS`, and do less work in one test where it takes too long.',
        })),
      ],
    },
  },
  {
    files: plainFolders.map((folder) => `${folder}/**/*.{ts,tsx,mts,mjs,cjs}`),
    plugins: { words: { rules: { 'plain-english': plainEnglish } } },
    rules: { 'words/plain-english': 'error' },
  },
  { files: ['**/*.mjs', '**/*.mts'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['site/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: {
      'react-hooks': reactHooks,
      '@docusaurus': docusaurus,
      labels: { rules: { translated: translatedLabels } },
    },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...docusaurus.configs.recommended.rules,
      // Labels go through `translate` of `core/labels/`, which runs in Node too, not through that of Docusaurus.
      'labels/translated': 'error',
      '@docusaurus/no-untranslated-text': 'off',
      '@docusaurus/string-literal-i18n-messages': 'off',
      'no-restricted-globals': [
        'error',
        ...['decodeURIComponent', 'decodeURI'].map((name) => ({
          name,
          message:
            'It throws on what a reader may bring: use `decode` or `decodePath` of `site/src/decode.ts`.',
        })),
      ],
    },
  },
  {
    // A React root of its own, outside the context of the site that these components need.
    files: ['site/src/{console,flow,live}/**/*.tsx'],
    rules: { '@docusaurus/no-html-links': 'off', '@docusaurus/prefer-docusaurus-heading': 'off' },
  },
  {
    files: ['docs/**/*.mdx'],
    ...mdx.flat,
    languageOptions: { ...mdx.flat.languageOptions, globals: globals.browser },
  },
);
