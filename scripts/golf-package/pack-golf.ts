import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { z } from 'zod'
import { runFolder } from '../conformance/run-folder.ts'
import { conformanceTable } from '../conformance/table.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const rootPackage = z.object({
  version: z.string(),
  license: z.string(),
  engines: z.object({ node: z.string() }),
})

/**
 * Makes the npm package of the rules in `folder` and packs it: src/golf as ES modules with types, the worked examples, and
 * a program that runs them. Nothing publishes it. Returns the path of the tarball.
 */
export async function packGolf(folder: string): Promise<string> {
  const content = join(folder, 'package')
  await rm(content, { recursive: true, force: true })
  await mkdir(content, { recursive: true })
  await compile(join(content, 'golf'))
  await bundleCheck(content)
  await cp(join(root, 'fixtures/vectors'), join(content, 'vectors'), { recursive: true })
  await cp(join(root, 'docs/conformance.md'), join(content, 'conformance.md'))
  await cp(join(root, 'LICENSE'), join(content, 'LICENSE'))
  await writeFile(join(content, 'README.md'), await readme())
  await writeFile(join(content, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`)
  const { stdout } = await run('npm', ['pack', '--silent', '--offline', '--pack-destination', folder], {
    cwd: content,
    shell: process.platform === 'win32',
  })
  return join(folder, stdout.trim().split('\n').at(-1) ?? '')
}

async function compile(outDir: string): Promise<void> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [tsc, '-p', 'scripts/golf-package', '--outDir', outDir], { cwd: root })
  // The compiler rewrites the endings of what is imported in scripts and leaves them in types.
  for (const name of await readdir(outDir, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const types = await readFile(join(outDir, name), 'utf8')
    await writeFile(
      join(outDir, name),
      types.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'),
    )
  }
}

async function bundleCheck(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'rules-of-the-package',
        enforce: 'pre',
        resolveId: (id) =>
          id.startsWith('#golf/')
            ? { id: id.replace('#golf/', './golf/').replace(/\.ts$/, '.js'), external: true }
            : null,
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/golf-package/check.ts',
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'check.mjs', banner: '#!/usr/bin/env node' } },
    },
  })
}

async function readme(): Promise<string> {
  const text = await readFile(join(root, 'scripts/golf-package/README.md'), 'utf8')
  const { vectorsOfRule } = runFolder(join(root, 'fixtures/vectors'))
  return text.replace('<!-- table -->', conformanceTable(vectorsOfRule))
}

async function manifest() {
  const own = rootPackage.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  return {
    name: 'scoreclub-golf',
    version: own.version,
    description: 'The rules of golf as plain functions, with worked examples to check a system by',
    license: own.license,
    private: false,
    type: 'module',
    sideEffects: false,
    engines: own.engines,
    bin: { 'scoreclub-conformance': './check.mjs' },
    exports: {
      './*': { types: './golf/*.d.ts', default: './golf/*.js' },
      './vectors/*.json': './vectors/*.json',
      './package.json': './package.json',
    },
    files: ['golf', 'vectors', 'check.mjs', 'conformance.md'],
  }
}
