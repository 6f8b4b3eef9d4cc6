import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { z } from 'zod'
import { collectScripts, membersAtOnce, type Manifest } from './first-scripts.ts'
import { OLDEST_BROWSERS } from './oldest-browsers.ts'
import { partName, toPart } from './to-part.ts'

const ENTRY = 'index.html'
const PAGE = 'kept.html'
const Built = z.tuple([z.object({ output: z.tuple([z.object({ code: z.string() })]) })])

type KeptScripts = {
  page: string
  /** Changes with the page, and so with each build that differs. */
  revision: string
  /** What every page of a member runs first, in one file. */
  start: string
  /** The file that the service worker keeps for one of the front end. */
  keptAs: (file: string) => string
}

/**
 * Writes every script of the front end a second time, as a classic one, and the page that starts with these. What each page of
 * a member runs first is one file: on a slow phone each request of a start costs milliseconds before anything is painted.
 */
export async function writeKeptScripts(root: string, manifest: Manifest): Promise<KeptScripts> {
  const web = join(root, 'dist/web')
  const form = hashOf(
    await Promise.all([
      readFile(join(import.meta.dirname, 'to-part.ts')),
      readFile(join(root, 'src/web/kept-parts.ts')),
      readFile(join(root, 'src/web/run-kept.ts')),
    ]),
  )
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
    file.endsWith('.js'),
  )
  const inOne = collectScripts(manifest, [ENTRY, ...membersAtOnce])
  const first: string[] = []
  for (const file of files) {
    const part = toPart(file, await readFile(join(web, file), 'utf8'))
    if (inOne.has(file)) first.push(part)
    else await writeFile(join(web, addressOf(file, form)), part)
  }
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The manifest has no ${ENTRY}.`)
  const loader = await buildLoader(root, form)
  const text = [loader, ...first, `scoreclub.start(${JSON.stringify(partName(entry.file))});`].join('\n')
  const start = `assets/start-${hashOf([text])}.js`
  await writeFile(join(web, start), text)
  const page = withScript(await readFile(join(web, ENTRY), 'utf8'), start)
  await writeFile(join(web, PAGE), page)
  const keptAs = (file: string) =>
    inOne.has(file) ? start : file.endsWith('.js') ? addressOf(file, form) : file
  return { page: PAGE, revision: hashOf([page]), start, keptAs }
}

function addressOf(file: string, form: string): string {
  return `assets/${partName(file)}.${form}.js`
}

/** The page with this script in the place of its modules, after its styles: what is named first is fetched first. */
function withScript(page: string, start: string): string {
  const modules = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g
  if (page.match(modules)?.length === undefined) throw new Error(`${ENTRY} runs no module.`)
  return page.replace(modules, '').replace('</head>', () => `<script defer src="/${start}"></script></head>`)
}

async function buildLoader(root: string, form: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(root, 'src/web'),
    publicDir: false,
    logLevel: 'warn',
    define: { FORM: JSON.stringify(form) },
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      rollupOptions: { input: join(root, 'src/web/run-kept.ts'), output: { format: 'iife' } },
    },
  })
  const [{ output }] = Built.parse([built].flat())
  return output[0].code
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}
