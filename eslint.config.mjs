import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import * as mdx from 'eslint-plugin-mdx';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const sources = ['**/*.ts', '**/*.tsx', '**/*.mts', '**/*.mjs'];

export default tseslint.config(
  {
    ignores: [
      'generated/',
      'build/',
      'site/.docusaurus/',
      'node_modules/',
      'test-results/',
      'tests/fixtures/',
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
      'no-console': 'off',
    },
  },
  { files: ['**/*.mjs', '**/*.mts'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['site/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks, '@docusaurus': docusaurus },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...docusaurus.configs.recommended.rules,
      // The one locale is English; texts of components are not extracted for translation.
      '@docusaurus/no-untranslated-text': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    // A React root of its own, outside the context of the site that these components need.
    files: ['site/src/console/**/*.tsx'],
    rules: { '@docusaurus/no-html-links': 'off', '@docusaurus/prefer-docusaurus-heading': 'off' },
  },
  {
    files: ['docs/**/*.mdx'],
    ...mdx.flat,
    languageOptions: { ...mdx.flat.languageOptions, globals: globals.browser },
  },
);
