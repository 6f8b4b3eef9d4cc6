import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const isBuilt = existsSync('dist/web/.vite/manifest.json')

// What the service worker keeps is among these files. `npm test` builds before it tests; `npm run check` may find nothing built.
test.skipIf(!isBuilt)(
  'built scripts have the syntax of Safari 16.0, Chrome 105 and Firefox 115',
  async () => {
    const check = ['node_modules/es-check/lib/cli/index.js', 'es2022', 'dist/web/**/*.js', '--module']
    const { stderr } = await promisify(execFile)(process.execPath, check)
    expect(stderr).toBe('')
  },
)

// Part of ES2022, but Safari has it only since 16.4.
test.skipIf(!isBuilt)('no built script has a static block', () => {
  const scripts = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'))
  const withBlock = scripts.filter((name) =>
    /[{};]static\s*\{/.test(readFileSync(`dist/web/assets/${name}`, 'utf8')),
  )
  expect(withBlock).toEqual([])
})
