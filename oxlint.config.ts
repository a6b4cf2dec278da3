/**
 * Lint rules of the house, and which folder may import which. What packages may import of each other is said by their
 * package.json and their `exports`; `scripts/lint.test.ts` proves that each rule here catches.
 */
import type { DummyRule, DummyRuleMap, OxlintConfig } from 'oxlint'

/**
 * The folders in a package's `src/`: each may import those before it, so there are no circles between them.
 * Files directly in `src/` and tests may import all of them.
 */
export const FOLDERS = {
  commerce:
    `user-errors platform db mail admin catalog product search content customer review cart wishlist order
    payment checkout store privacy import export server`.split(/\s+/),
  storefront:
    `platform store content search fit delivery cart wishlist compare customer product catalog finder comparison planner home checkout order app`.split(
      ' ',
    ),
}

/** What puts a package together from its `src/`, which imports nothing of it. */
const OUTSIDE_SRC = ['pages', 'server', 'build']

interface Restriction {
  regex: string
  message: string
  allowTypeImports?: boolean
}

/** Relative imports of these folders, from however deep. */
const above = (folders: readonly string[], message: string): Restriction => ({
  regex: `^(\\.\\./)+(${folders.join('|')})/`,
  message,
})

const restrict = (...patterns: Restriction[]): DummyRuleMap => ({
  'eslint/no-restricted-imports': ['error', { patterns }],
})

const byName = 'Import a package by its name, through its exports.'
const otherPackages = above(
  ['packages', 'tests', 'workshop', 'scripts/lib', '[\\w-]+/(src|pages|server)'],
  byName,
)

const folderRules = Object.entries(FOLDERS).flatMap(([name, folders]) =>
  folders.map((folder, index) => ({
    files: [`packages/${name}/src/${folder}/**`],
    rules: restrict(
      otherPackages,
      above(
        [...folders.slice(index + 1), ...(folder === 'server' ? [] : OUTSIDE_SRC)],
        `${folder} may import of these folders: ${folders.slice(0, index).join(', ') || 'none'}.`,
      ),
    ),
  })),
)

const functionLines = (max: number): DummyRule => ['error', { max, skipBlankLines: true, skipComments: true }]

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'node', 'promise', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: ['**/src/generated/**', '**/dist/**', '**/coverage/**', '**/public/**'],
  rules: {
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/max-lines': ['error', { max: 300 }],
    'eslint/max-lines-per-function': functionLines(60),
    'eslint/max-params': ['error', { max: 3 }],
    'eslint/no-console': 'error',
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'eslint/no-var': 'error',
    'eslint/no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
    'eslint/prefer-const': 'error',
    'import/namespace': ['error', { allowComputed: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-self-import': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'node/no-process-env': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'unicorn/filename-case': ['error', { case: 'kebabCase', ignore: ['^\\+'] }],
    ...restrict(otherPackages),
  },
  overrides: [
    ...folderRules,
    {
      files: ['packages/commerce/src/**'],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'platform/outside.ts bounds time and size.' },
        ],
      },
    },
    { files: ['packages/**/*.test.{ts,tsx}', 'packages/**/testing/**'], rules: restrict(otherPackages) },
    // The harness starts the servers with the code behind `pnpm start`.
    { files: ['tests/**', 'workshop/**'], rules: restrict(above(['packages', 'tests'], byName)) },
    {
      files: ['packages/client/**'],
      rules: restrict(otherPackages, {
        regex: '^@loftwood/middleware',
        allowTypeImports: true,
        message: 'The client takes only types of the middleware.',
      }),
    },
    { files: ['**/*.mjs', '**/*.cjs'], rules: { 'typescript/require-array-sort-compare': 'off' } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/testing/**', 'tests/**'],
      rules: {
        'eslint/max-lines-per-function': 'off',
        'eslint/max-params': 'off',
        'eslint/no-restricted-globals': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/restrict-template-expressions': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },
    { files: ['**/*.tsx'], rules: { 'eslint/max-lines-per-function': functionLines(90) } },
    {
      files: ['packages/furniture/**', 'workshop/pictures/**'],
      rules: { 'eslint/max-params': ['error', { max: 5 }] },
    },
    {
      files: ['**/*.d.ts'],
      rules: { 'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
    },
    { files: ['tests/**'], rules: { 'react/rules-of-hooks': 'off', 'eslint/no-empty-pattern': 'off' } },
    {
      files: ['scripts/**', 'tests/**', 'packages/*/scripts/**', 'workshop/**'],
      rules: { 'eslint/no-console': 'off', 'node/no-process-env': 'off' },
    },
    {
      files: [
        '**/config.ts',
        '**/main.ts',
        'packages/commerce/src/admin.ts',
        '**/*.config.ts',
        '**/codegen.ts',
        '**/*.test.ts',
        '**/*.test.tsx',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: [
        '**/*.config.ts',
        '**/codegen.ts',
        '**/pages/**/+*.{ts,tsx}',
        '**/renderer/+*.{ts,tsx}',
        '**/global-setup.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
} satisfies OxlintConfig
