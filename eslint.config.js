import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import {layout} from './tools/lint/layout.js';
import {ownText} from './tools/lint/own-text.js';

const byName = {
  regex: 'packages/|/(club|local-store)/src',
  message: 'Import a package by its name: @quillhaven/….',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'node_modules/',
      '**/*.generated.d.ts',
      '.cache/',
      'screenshots/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {local: {rules: {layout, 'own-text': ownText}}},
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports'},
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      // What add-ons know is declared beside the core's types.
      '@typescript-eslint/no-empty-object-type': ['error', {allowInterfaces: 'always'}],
      'local/layout': 'error',
      'no-console': ['error', {allow: ['error', 'warn', 'info']}],
    },
  },
  {
    // French sets a no-break space before “:” and “?”.
    files: ['app/languages/*.ts'],
    rules: {'no-irregular-whitespace': ['error', {skipTemplates: true}]},
  },
  {
    files: ['packages/**/*.ts', 'tools/**/*.ts', 'tests/**/*.ts', 'bench/**/*.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: [byName]}]},
  },
  {
    files: ['packages/local-store/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'packages/local-store/src/club.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            byName,
            {regex: '^@quillhaven/club', message: 'The store sells any catalogue.'},
          ],
        },
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    // Staff's own pages stand at the root.
    ignores: [
      '**/*.test.{ts,tsx}',
      'app/lib/**',
      'app/staff/**',
      'app/market/{online-store,pages}.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'Literal[value=/^\\u002F(latest|shirts|hoodies|search|cart|products|collections|pages|policies|blogs|discount|api)\\b/]:not(CallExpression[callee.name="shopPath"] > Literal)',
          'TemplateElement[value.raw=/^\\u002F(latest|shirts|hoodies|search|cart|products|collections|pages|policies|blogs|discount|api)\\b/]',
          "JSXAttribute[name.name=/^(to|href|action|formAction|route)$/] > Literal[value='/']",
        ].map((selector) => ({
          selector,
          message:
            'Paths come from pathFor (app/market), so that they stay in the market.',
        })),
      ],
    },
  },
  {
    files: ['app/lib/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(react|@remix-run|@shopify|graphql)',
              message: 'lib is plain TypeScript',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'The clock is an argument.',
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'The clock is an argument.',
        },
      ],
    },
  },
  {
    files: ['app/**/*.tsx'],
    ...react.configs.flat.recommended,
    settings: {react: {version: '18.3'}},
  },
  {files: ['app/**/*.tsx'], ...react.configs.flat['jsx-runtime']},
  {files: ['app/**/*.tsx'], ...jsxA11y.flatConfigs.strict},
  {
    files: ['app/**/*.tsx'],
    // Without markers and out of a `nav`, Safari calls a list one only where its role says so.
    rules: {'jsx-a11y/no-redundant-roles': ['error', {ul: ['list']}]},
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      // What only the browser knows is read in an effect, after hydration.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {files: ['app/**/*.tsx'], rules: {'react/prop-types': 'off'}},
  {
    // Prettier formats code; comments end at 100 columns.
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      'max-len': [
        'error',
        {code: 1000, comments: 100, ignoreUrls: true, ignorePattern: 'eslint-disable'},
      ],
    },
  },
  {
    files: ['app/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {'local/own-text': 'error'},
  },
  {
    files: ['app/**/*.{ts,tsx}', 'server.ts'],
    languageOptions: {globals: {...globals.browser, ...globals.serviceworker}},
  },
  {
    files: [
      'packages/**/*.ts',
      'tools/**/*.{js,ts}',
      'bench/**/*.ts',
      'tests/**/*.ts',
      '*.{js,ts}',
    ],
    languageOptions: {globals: globals.node},
    rules: {'no-console': 'off'},
  },
);
