import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { packGolf } from './pack-golf.ts'

/* The real tarball in an empty folder: what a club's own system would install. */

const run = promisify(execFile)
let folder = ''
let empty = ''
const installed = (path: string) => join(empty, 'node_modules/scoreclub-golf', path)
const node = (...args: string[]) => run(process.execPath, args, { cwd: empty })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'golf-package-'))
  const tarball = await packGolf(folder)
  empty = join(folder, 'empty')
  await mkdir(empty)
  await writeFile(join(empty, 'package.json'), '{ "private": true, "type": "module" }')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: empty })
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('when it is installed, then it brings nothing else with it and has the licence of the product', async () => {
  expect((await readdir(join(empty, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
    'scoreclub-golf',
  ])
  const manifest = z
    .looseObject({ license: z.string(), private: z.boolean() })
    .parse(JSON.parse(await readFile(installed('package.json'), 'utf8')))
  expect(manifest).toMatchObject({ license: 'MIT', private: false })
  for (const name of ['dependencies', 'peerDependencies', 'optionalDependencies', 'scripts'])
    expect(manifest).not.toHaveProperty(name)
  expect(await readFile(installed('LICENSE'), 'utf8')).toContain('MIT License')
})

test('when the ten lines of its README are run, then they print what it says', async () => {
  const readme = await readFile(installed('README.md'), 'utf8')
  const lines = /```js\n([^`]*)```/.exec(readme)?.[1] ?? ''
  expect(lines.trim().split('\n')).toHaveLength(10)
  await writeFile(join(empty, 'ten-lines.js'), lines)
  const { stdout } = await node('ten-lines.js')
  expect(stdout.trim().split('\n')).toEqual([
    'Course Handicap 13',
    'Playing Handicap at 95 % 12',
    'A par four with a stroke counts at most 7',
  ])
  expect(readme).toContain('It prints 13, 12 and 7.')
  expect(readme).toMatch(/\| R3\.6 \| soft and hard cap \| yes \|/)
})

test('when its check runs the packaged examples, then all agree; a wrong one is named', async () => {
  const { stdout } = await node(installed('check.mjs'))
  const [, passed, total] = /^(\d+) of (\d+) vectors/.exec(stdout) ?? []
  expect(Number(total)).toBeGreaterThan(200)
  expect(passed).toBe(total)
  const wrong = { id: 'mine', group: 'round_tenth', input: { value: 1.25 }, expected: 1.2 }
  await mkdir(join(empty, 'mine'))
  await writeFile(join(empty, 'mine/wrong.json'), JSON.stringify({ vectors: [wrong] }))
  await expect(node(installed('check.mjs'), 'mine')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('wrong.json mine') as unknown,
  })
})

test('every file of it can be imported from plain Node, and has its types', async () => {
  const names = (await readdir(installed('golf'), { recursive: true })).filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => name.includes('.test.'))).toEqual([])
  const imports = names.map((name) => `await import('scoreclub-golf/${name.replace(/\.js$/, '')}')`)
  await writeFile(join(empty, 'all.js'), `${imports.join('\n')}\nconsole.log('all')\n`)
  expect((await node('all.js')).stdout).toBe('all\n')
  for (const name of names) {
    const types = await readFile(installed(`golf/${name.replace(/\.js$/, '.d.ts')}`), 'utf8')
    expect(types, name).not.toMatch(/from '[^']*\.ts'/)
  }
})
