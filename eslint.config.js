import compat from 'eslint-plugin-compat'
import tseslint from 'typescript-eslint'
import reactHooks from 'eslint-plugin-react-hooks'
import jsxA11y from 'eslint-plugin-jsx-a11y'

/** What purity means in src/golf and src/contract: these names do not exist there (docs/architecture.md). */
const impure = [
  'fetch',
  'process',
  'console',
  'window',
  'document',
  'setTimeout',
  'setInterval',
  'crypto',
].map((name) => ({
  name,
  message: 'The golf and the contract are pure: take time, randomness and input as arguments.',
}))

/** A function can be read without losing its beginning. All its lines count, blank ones and comments too. */
const FUNCTION_LINES = 100

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'data/**',
      '.cache/**',
      'node_modules/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-empty': ['error', { allowEmptyCatch: false }],
    },
  },
  {
    files: ['src/{golf,contract}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the time as an argument.' },
        { object: 'Math', property: 'random', message: 'Take randomness as an argument.' },
      ],
    },
  },
  {
    // Whatever a browser runs, in the oldest that package.json names under `browserslist`.
    files: ['src/{web,worker,golf,contract,scan}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
    settings: {
      polyfills: [
        // Asked for before each use.
        ...['Notification', 'navigator.wakeLock', 'navigator.userActivation', 'OffscreenCanvas'],
        // The rule takes any variable `report` for the browser's Report.
        'Report',
      ],
    },
  },
  {
    files: ['src/{web,worker}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'AbortSignal', property: 'any', message: 'Phones of 2023 lack it: use withTimeout.' },
        { object: 'crypto', property: 'randomUUID', message: 'Plain http has none: use newId.' },
      ],
    },
  },
  {
    files: ['src/{web,golf,contract}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/golf/date-format.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "NewExpression[callee.property.name='DateTimeFormat']:has(Property[key.name='timeZone'][value.type!='Literal'])",
          message: 'An older browser lacks newer zones: use dateFormat.',
        },
      ],
    },
  },
  {
    files: ['src/web/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines-per-function': ['error', { max: FUNCTION_LINES, IIFEs: true }] },
  },
)
