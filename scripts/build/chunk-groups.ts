import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { membersAtOnce, readRoutes } from './first-scripts.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The pages that people open most, each with the name of the file for what it shares with fewer others. */
const firstPages: Readonly<Record<string, string>> = {
  home: 'home-parts',
  '/scorecard': 'scorecard-parts',
  '/competitions/:competitionId/leaderboard': 'board-parts',
}
/** The lightest of them: a card starts on the course. What only the others share is the file `lists`. */
const CARD = '/scorecard'
const BRACKET = '/competitions/:competitionId/bracket'
/** What it shows is made of the parts of the others: counted as one more, it would take them out of their files. */
const MATCH_CARD = '/competitions/:competitionId/matches/:matchId'
/** Stands among the pages for what every page of a member fetches at once. */
const AT_ONCE = 'at once'
const FOR_VISITORS = ['landing', '/auth', '/about', '/contact']
/** What more pages than this share with a first page is left to the bundler: it would make those pages heavier. */
const MOST_SHARING = 6

/**
 * Their index names every icon, so the module graph does not tell which page needs which. Whatever a file named here
 * shows must be named with it: left in a page's file, it would make the two files need each other.
 */
const icons: readonly [RegExp, string][] = [
  [/icons\/(?:trophy|square-pen)\.mjs/, 'icons'],
  [
    /icons\/(?:chart-no-axes-column|house|list-ordered|settings|user-round|smartphone|clipboard-check|undo-2)\.mjs/,
    'members',
  ],
  [/icons\/(?:info|circle-exclamation-point|chevron-right|chevron-down|arrow-left)\.mjs/, 'common'],
]
/** Small parts of nearly every page that happen not to be used by two of the first ones, or of pages for both kinds of readers. */
const COMMON_PARTS =
  /src\/web\/(?:ui\/(?:card|notice|empty-state)\.tsx|lib\/(?:new-id|with-timeout|failure-text|lazy-optional|lazy-with-other-words)\.ts|card\/use-score-keys\.ts)/

/** Of moments and days, which only `common` reads itself: a file of its own is one more for each page. */
/** All that the list of competitions has in common with the board: it would fetch the board's parts for it. */
const ZONE_OF_CLUB = 'web/lib/foreign-zone.ts'
const ISO_OF_ZOD = 'zod/v4/mini/iso.js'
/** Of a list of holes, on a round's page and on the card of a match. */
const HOLE_PARTS = /src\/web\/(?:card\/stroke-dots\.tsx|messages\/en\/card\/golf\.ts)/
/** A line each, and read by the same pages. */
const OUTCOMES = /src\/golf\/(?:outcome|handicap\/score-rulings)\.ts/

/**
 * Names the file that a module goes into, null to leave it to the bundler, which makes a file for each set of pages that
 * share something. Those are dozens of a few hundred bytes, and each costs a phone a request with a kilobyte of headers.
 */
export function chunkGroups(root: string): (id: string, graph: Graph) => string | null {
  let pages: ReadonlyMap<string, ReadonlySet<string>> | undefined
  return (id, graph) => {
    const icon = icons.find(([pattern]) => pattern.test(id))
    if (icon) return icon[1]
    if (COMMON_PARTS.test(id) || id.includes(ISO_OF_ZOD)) return 'common'
    if (id.endsWith(ZONE_OF_CLUB)) return 'club-zone'
    if (HOLE_PARTS.test(id)) return 'hole-parts'
    if (OUTCOMES.test(id)) return 'outcomes'
    if (id.includes('node_modules') && !id.includes('/idb/')) return null
    pages ??= readPages(root, graph)
    const users = new Set([...pages].filter(([, modules]) => modules.has(id)).map(([name]) => name))
    // What only one page shows stays in its file, with its icons. Its words and rules it shares with what it loads later.
    return users.size === 1 && !users.has(AT_ONCE) && !id.endsWith('.ts') ? null : fileFor(users)
  }
}

/** `users`: the pages that need the module before they run. */
function fileFor(users: ReadonlySet<string>): string | null {
  const [first, second] = Object.keys(firstPages).filter((page) => users.has(page))
  if (users.has(AT_ONCE) || second !== undefined) {
    if (FOR_VISITORS.some((page) => users.has(page))) return 'common'
    return users.has(AT_ONCE) || users.has(CARD) ? 'members' : 'lists'
  }
  if (first === undefined || users.has('landing') || users.size > MOST_SHARING) return null
  return users.has(BRACKET) ? 'bracket-parts' : (firstPages[first] ?? null)
}

/** The modules of each page, and of what every page of a member fetches at once. */
function readPages(root: string, graph: Graph): Map<string, Set<string>> {
  const modulesOf = (files: readonly string[]) =>
    closure(
      graph,
      files.map((file) => join(root, 'src/web', file)),
    )
  return new Map([
    ...readRoutes(root)
      .filter(({ name }) => name !== MATCH_CARD)
      .map(({ name, source }) => [name, modulesOf([source])] as const),
    [AT_ONCE, modulesOf(membersAtOnce)] as const,
  ])
}

/** The entries with everything that they import before they run. */
function closure(graph: Graph, entries: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  entries.forEach(visit)
  return found
}
