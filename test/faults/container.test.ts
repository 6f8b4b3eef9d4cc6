import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { repositoryRoot } from '#server/platform/repository-root.ts'
import { readLockedPackages } from '../../scripts/supply-chain/lock-file.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sc-image-'))
  folders.push(folder)
  return folder
}

const containerfile = await readFile(join(repositoryRoot, 'deploy/Containerfile'), 'utf8')
/** What the image takes from the build, as its COPY lines say, each to the same place. */
const copied = [...containerfile.matchAll(/^COPY --from=build \/build\/(\S+) (\S+)$/gm)].map(
  ([, from = '', to = '']) => ({ from, to: to === './' ? from : to }),
)
const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(containerfile) ?? []
const [, health = '[]'] = /HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(containerfile) ?? []

/** Packages that are left once those that only develop and build are gone. */
async function linkPackages(folder: string): Promise<void> {
  const top = [...readLockedPackages()].filter(
    ([path, { dev }]) => dev !== true && path.lastIndexOf('node_modules/') === 0,
  )
  for (const path of top.map(([path]) => path).filter((path) => existsSync(join(repositoryRoot, path)))) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await symlink(join(repositoryRoot, path), join(folder, path))
  }
}

/** The folder of the image; packages are linked, because the image has the same of them. */
async function layOut(): Promise<string> {
  const app = await newFolder()
  for (const { from, to } of copied) {
    await mkdir(dirname(join(app, to)), { recursive: true })
    if (to === 'node_modules') await linkPackages(app)
    else await cp(join(repositoryRoot, from), join(app, to), { recursive: true })
  }
  return app
}

async function listing(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(files.map(async (file) => `${file} ${(await stat(file)).mtimeMs}`))
}

function run(line: string, cwd: string, env: Record<string, string>) {
  const [, ...args] = JSON.parse(line) as string[]
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** An operator's command in the image: its exit code and what it said. */
async function operate(app: string, env: Record<string, string>, ...words: string[]) {
  const child = run(JSON.stringify(['node', 'dist/server/operate.js', ...words]), app, env)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => (said += piece))
  await once(child, 'close')
  return [child.exitCode, said]
}

test('what the image copies is enough to serve, is healthy, makes backups and restores them, writes only to the data folder, and stops in order', async () => {
  const app = await layOut()
  const before = await listing(app)
  // A port that it takes itself: of two tests that look for a free one beforehand, both may find the same.
  const env = { PORT: '0', DATA_DIR: await newFolder(), DATABASE_URL: '', NODE_ENV: 'production' }
  const server = run(command, app, env)
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (words: string) => (said += words))
  const ended = once(server, 'close')
  await expect.poll(() => said, { timeout: 120_000 }).toMatch(/Scoreclub is ready at http:\/\/localhost:\d+/)
  const [, PORT = ''] = /localhost:(\d+)/.exec(said) ?? []
  const isHealthy = async () => {
    const check = run(health, app, { ...env, PORT })
    await once(check, 'close')
    return check.exitCode === 0
  }
  expect(await isHealthy()).toBe(true)
  const page = await fetch(`http://127.0.0.1:${PORT}/about`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Scoreclub')])
  const backup = join(await newFolder(), 'club.zip')
  expect(await operate(app, env, 'backup', backup)).toEqual([0, expect.stringContaining('Backup written to')])
  server.kill('SIGTERM')
  await ended
  expect(server.exitCode, said).toBe(0)
  const elsewhere = { ...env, DATA_DIR: await newFolder() }
  expect(await operate(app, elsewhere, 'restore', backup)).toEqual([0, expect.stringContaining('estored')])
  expect(await operate(app, env, 'back-up')).toEqual([1, expect.stringContaining('move-store')])
  expect(await listing(app)).toEqual(before)
  expect(await isHealthy()).toBe(false)
})
