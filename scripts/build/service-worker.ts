import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { collectScripts, Manifest, scriptsOfPages } from './first-scripts.ts'
import { writeKeptScripts } from './kept-scripts.ts'
import { OLDEST_BROWSERS } from './oldest-browsers.ts'

/** Files of such names, and what only they import, are kept once they have been used: they need the club's server, or are for its office or for visitors. */
const FETCHED_WHEN_USED = /\.online\.tsx?$/
/** Of two languages, a phone keeps the one that it has shown arithmetic in. `src/golf` knows no phones and no names for them. */
const WORDS_OF_GOLF = ['../golf/arithmetic/words-en.ts', '../golf/arithmetic/words-es.ts']
/** What reading a photo on the phone needs beside the kept files, the reader's own files included. */
const CARD_READER_PARTS = [
  'photo/scan/on-phone/read-here.online.tsx',
  'photo/scan/review/review-dialog.online.tsx',
]
/** What a phone keeps for readers of a language: its sentences (src/web/messages/load-language.ts). */
const LANGUAGE_PARTS: Readonly<Record<string, readonly string[]>> = {
  es: ['messages/spanish-of-players.ts'],
}
/** What the parts say that a phone keeps only once they are used. */
const LANGUAGE_OF_OTHERS = 'messages/spanish-of-others.ts'

/**
 * Builds the service worker into dist/web, with the list of the files that it keeps: the page and everything that the
 * pages of players may load, now or later, as classic scripts (kept-scripts.ts). Beside it the one that the server sends to
 * switch it off. The list itself is written to dist/pages/kept-files.json, for the test of its size.
 */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'scoreclub:service-worker',
    apply: 'build',
    closeBundle: {
      sequential: true,
      async handler() {
        const manifest = Manifest.parse(
          JSON.parse(await readFile(join(root, 'dist/web/.vite/manifest.json'), 'utf8')),
        )
        const scripts = await writeKeptScripts(root, manifest)
        const files = keptFiles(manifest).map(scripts.keptAs)
        const kept = [
          { url: `/${scripts.page}`, revision: scripts.revision },
          ...[...new Set(files)].map((file) => ({ url: `/${file}`, revision: null })),
        ]
        const languages = languageFiles(manifest, scripts.keptAs)
        const cardReader = cardReaderFiles(manifest, scripts.keptAs, new Set(files))
        await writeFile(
          join(root, 'dist/pages/kept-files.json'),
          JSON.stringify({ files: kept.map(({ url }) => url), languages, cardReader }),
        )
        await buildWorker(root, 'service-worker', {
          KEPT_FILES: JSON.stringify(kept),
          LANGUAGE_FILES: JSON.stringify(languages),
          CARD_READER_FILES: JSON.stringify(cardReader),
          BUILD: JSON.stringify(scripts.revision),
          PAGE_SCRIPTS: JSON.stringify(keptScripts(root, manifest, { kept: new Set(files), ...scripts })),
        })
        await buildWorker(root, 'switched-off', {})
      },
    },
  }
}

/** The files of the app and, through every import that may come later, of all that is not fetched when it is used. */
function keptFiles(manifest: Manifest): string[] {
  const languages = [...Object.values(LANGUAGE_PARTS).flat(), LANGUAGE_OF_OTHERS, ...WORDS_OF_GOLF]
  for (const part of languages) if (!manifest[part]) throw new Error(`The manifest has no ${part}.`)
  const whenUsed = Object.keys(manifest).filter((part) => FETCHED_WHEN_USED.test(part))
  const leftOut = new Set([...whenUsed, ...languages].map((key) => manifest[key]?.file))
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest has no ${key}.`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const file of [chunk.file, ...chunk.css, ...chunk.assets]) files.add(file)
    chunk.imports.forEach(visit)
    for (const later of chunk.dynamicImports) if (!leftOut.has(manifest[later]?.file)) visit(later)
  }
  visit('index.html')
  return [...files].sort()
}

/** `kept`: what every phone keeps, by the names that it is kept as. */
function cardReaderFiles(
  manifest: Manifest,
  keptAs: (file: string) => string,
  kept: ReadonlySet<string>,
): string[] {
  const scripts = [...collectScripts(manifest, CARD_READER_PARTS)].map(keptAs)
  // Its worker is among the assets: it is no part of a page, and so not written a second time as one.
  const others = CARD_READER_PARTS.flatMap((part) => [
    ...(manifest[part]?.css ?? []),
    ...(manifest[part]?.assets ?? []),
  ])
  const files = [...scripts, ...others]
  return [...new Set(files)].filter((file) => !kept.has(file)).map((file) => `/${file}`)
}

function languageFiles(manifest: Manifest, keptAs: (file: string) => string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(LANGUAGE_PARTS).map(([language, parts]) => [
      language,
      parts.flatMap((part) => (manifest[part] ? [`/${keptAs(manifest[part].file)}`] : [])),
    ]),
  )
}

/** What each page runs first beside what every page does, of the pages whose files are all kept. */
function keptScripts(
  root: string,
  manifest: Manifest,
  { kept, keptAs, start }: { kept: ReadonlySet<string>; keptAs: (file: string) => string; start: string },
): Record<string, string[]> {
  const pages = Object.entries(scriptsOfPages(root, manifest)).map(
    ([path, files]) => [path, files.map(keptAs).filter((file) => file !== start)] as const,
  )
  return Object.fromEntries(pages.filter(([, files]) => files.every((file) => kept.has(file))))
}

async function buildWorker(root: string, name: string, define: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'src/worker'),
    publicDir: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: join(root, 'dist/web'),
      emptyOutDir: false,
      target: OLDEST_BROWSERS,
      copyPublicDir: false,
      rollupOptions: {
        input: join(root, `src/worker/${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  })
}
