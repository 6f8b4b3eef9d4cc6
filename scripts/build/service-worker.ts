import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { collectScripts, Manifest, readRoutes, scriptsOfPages } from './first-scripts.ts'
import { writeKeptScripts } from './kept-scripts.ts'
import { OLDEST_BROWSERS } from './oldest-browsers.ts'

/** Pages that a phone on the course does not need. Their files are kept once they have been used. */
const FETCHED_WHEN_USED = [
  '/analytics',
  '/audit-log',
  '/competition-desk/:competitionId',
  '/competitions/:competitionId/start-sheet',
  '/b/:token',
  '/competitions/:competitionId/tv',
  '/handicap-committee',
  '/handicap-committee/reviews',
  '/handicap-committee/results',
  '/notices',
  '/season',
  '/champions',
  '/past-results',
  '/past-results/:pastResultId',
  '/movers',
  '/members/:memberId/handicap',
  '/members/:memberId/rounds',
  '/club-admin',
  '/admin-dashboard',
  '/member-invite',
  '/members/import',
  '/members/categories',
  '/club-setup',
  // A fee is paid with a connection or not at all.
  '/competitions/:competitionId/fee',
]
/** Parts of kept pages that are kept once they have been used. The pages leave them out where they cannot be had. */
export const partsFetchedWhenUsed = [
  // A club is joined with a connection.
  'home/still-missing.online.tsx',
  // Which tee is usual is read and changed with a connection.
  'home/profile/own-tees.online.tsx',
  // Of a result that is final, which is read with a connection.
  'board/board/board-prizes.online.tsx',
  // Whoever reads the terms of a board has had its page with a connection.
  'board/board/allowance-note.online.tsx',
  // Fetched while the card is played whose summary it is (card/scorecard/fetch-ahead.ts).
  'card/round-brought/round-brought-card.online.tsx',
  // Fetched while a card is played, too (fetch-ahead.ts, group-card-view.tsx).
  'platform/many-strokes.online.tsx',
  // Read from the club, with a connection.
  'card/round-brought/club-round-brought.online.tsx',
  // The season it leads to is read with a connection, too.
  'board/board/season-links.online.tsx',
  // A group is set up and joined with a connection or not at all.
  'card/group-card/start-group.online.tsx',
  'card/group-card/add-from-list.online.tsx',
  'card/group-card/add-guest.online.tsx',
  'card/group-card/join-by-link.online.tsx',
  'card/group-card/leave-group.online.tsx',
  'card/group-card/show-code.online.tsx',
  // What the club does not have is not kept as the paper's word.
  'photo/scan/paper-scan.online.tsx',
  // It sends to a server, and only where the club has a photo store.
  'lib/put-into-store.online.ts',
  // The club's server has just read the photo whose reading it shows.
  'photo/scan/review/review-dialog.online.tsx',
  // What is written with them needs the server.
  'card/rounds/correct-card.online.tsx',
  'card/rounds/objection/object-dialog.online.tsx',
  'card/rounds/kiosk-hand-in.online.tsx',
  'card/rounds/reason-dialog.online.tsx',
  // For administrators, who are asked by the server which cards wait.
  'board/board/cards-out-panel.online.tsx',
  'board/entrant/card-rulings.online.tsx',
  'card/unconfirmed-card.online.tsx',
  'board/entrant/ruling-dialog.online.tsx',
  'match/bracket/undo-result-dialog.online.tsx',
  // Of two languages, a phone keeps the one that it has shown arithmetic in.
  '../golf/arithmetic/words-en.ts',
  '../golf/arithmetic/words-es.ts',
]
/** The same, and the language of the pages that are left out is fetched with them. */
const PARTS_WITH_OTHER_WORDS = [
  // What the club does to a card, and what asks for it, needs the server.
  'card/rounds/card-acts.online.tsx',
  'card/rounds/move-dialog.online.tsx',
  'card/rounds/history/round-events.online.tsx',
  'card/term-corrections/correct-terms-dialog.online.tsx',
  'card/rounds/also-counts-dialog.online.tsx',
  // Of the few rounds that have several cards, and asked by the club itself.
  'card/rounds/same-round.online.tsx',
  // The club is told with a connection, and so are its members joined and its first steps taken.
  'home/on-the-list.online.tsx',
  'home/admin-sections.online.tsx',
  'club/member-matches.online.tsx',
  'club/first-steps.online.tsx',
  'home/profile/admin-part.online.tsx',
  'identity/access-tokens/access-tokens-section.online.tsx',
  'identity/devices-section.online.tsx',
  'home/profile/own-past-results.online.tsx',
  'identity/own-account/own-account.online.tsx',
  'data/your-data/your-data.online.tsx',
  // Who enters needs a connection.
  'competition/admission/who-may-enter.online.tsx',
  'competition/entry-times.online.tsx',
  // Of the few rounds that do not count, and said to the club.
  'handicap/not-for-handicap/not-for-handicap.online.tsx',
  'handicap/elsewhere/elsewhere-section.online.tsx',
  // A round from a watch is sent to the club's server.
  'card/watch-rounds/watch-rounds-part.online.tsx',
  'card/watch-rounds/bring-dialog.online.tsx',
  'card/rounds/watch-round.online.tsx',
  'card/scorecard/round-menu/practice-of-card.online.tsx',
  // Kept from the first time that a round was started here.
  'card/scorecard/start/practice-box.online.tsx',
  'card/scorecard/start/nine-choice.online.tsx',
  'card/nine-played/nine-played.online.tsx',
  // Fetched by whoever wants photos read on their phone, with the reader itself (CARD_READER_PARTS).
  'photo/scan/on-phone/read-here.online.tsx',
  // What is given to the club goes with a connection.
  'photo/scan/learning/agree-to-learn.online.tsx',
  'outbound/settings/notice-settings.online.tsx',
  'match/bracket/record-result-dialog.online.tsx',
  'match/bracket/weeks/answer-dialog.online.tsx',
  'match/bracket/weeks/walkover-dialog.online.tsx',
  'match/bracket/generate-bracket-dialog.online.tsx',
  'match/bracket/weeks/draw-terms-dialog.online.tsx',
  'match/bracket/weeks/more-time-dialog.online.tsx',
  'match/bracket/weeks/overdue-matches.online.tsx',
]
/** What reading a photo on the phone needs beside the kept files, the reader's own files included. */
const CARD_READER_PARTS = ['photo/scan/on-phone/read-here.online.tsx', 'photo/scan/review/review-dialog.online.tsx']
/** What a phone keeps for readers of a language: its sentences (src/web/messages/load-language.ts). */
const LANGUAGE_PARTS: Readonly<Record<string, readonly string[]>> = {
  es: ['messages/spanish-of-players.ts'],
}
/** Those of the pages that are left out. */
const LANGUAGE_OF_OTHERS = 'messages/spanish-of-others.ts'
/** For everyone, but it needs no server. */
const PUBLIC_AND_KEPT = '/handicap-calculator'

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
        const files = keptFiles(root, manifest).map(scripts.keptAs)
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

/** The files of the app and, through every import that may come later, of all pages but those that are left out. */
function keptFiles(root: string, manifest: Manifest): string[] {
  const pagesLeftOut = readRoutes(root).filter(({ path, audience }) =>
    audience === 'everyone' ? path !== PUBLIC_AND_KEPT : FETCHED_WHEN_USED.includes(path),
  )
  const parts = [
    ...partsFetchedWhenUsed,
    ...PARTS_WITH_OTHER_WORDS,
    ...Object.values(LANGUAGE_PARTS).flat(),
    LANGUAGE_OF_OTHERS,
  ]
  for (const part of parts) if (!manifest[part]) throw new Error(`The manifest has no ${part}.`)
  const leftOut = new Set(
    [...pagesLeftOut.map(({ source }) => source), ...parts].map((key) => manifest[key]?.file),
  )
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
