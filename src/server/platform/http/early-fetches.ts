import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { getCompetition } from '#contract/competition/competitions.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { currentCompetitions } from '#contract/board/own-place.ts'
import { activeRound, listRounds } from '#contract/card/rounds.ts'
import { currentUser, permissions } from '#contract/identity/session.ts'
import { errorCode } from '../error-code.ts'

/**
 * The calls that these pages always make. A browser keeps a preloaded response until the page asks for it, so a call that
 * is not always made must not be listed: it could find an outdated response later.
 */
const firstCalls: Readonly<Record<string, readonly string[]>> = {
  '/': [activeRound.path, currentCompetitions.path, `${listRounds.path}?limit=3`],
  '/scorecard': [activeRound.path],
  '/competitions/:competitionId/leaderboard': [getCompetition.path, getLeaderboard.path],
}

/** A placeholder for a part of the request's path. It has word characters only, so it needs no escaping. */
const PARAMETER = /%(competitionId)%/g

const Scripts = z.record(z.string(), z.array(z.string()))

/**
 * The app's page as it is sent to a member. It preloads the page's scripts and first calls, so that the browser fetches
 * them all at once instead of one after another.
 */
export class EarlyFetches {
  readonly #pages: readonly { pattern: RegExp; page: string }[]

  constructor(page: string, scripts: Readonly<Record<string, readonly string[]>>) {
    this.#pages = Object.entries(scripts).map(([path, files]) => ({
      pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>\\w+)').replace(/\/$/, '')}/?$`),
      page: page.replace('</head>', `${linksTo(files, firstCalls[path] ?? [])}</head>`),
    }))
  }

  /** The page for a path; undefined when the path is not one of these pages. */
  pageFor(path: string): string | undefined {
    for (const { pattern, page } of this.#pages) {
      const found = pattern.exec(path)
      if (found) return page.replace(PARAMETER, (_, name: string) => found.groups?.[name] ?? '')
    }
    return undefined
  }
}

/** Reads the scripts of each page, which the build wrote beside the ready pages; without them nothing is preloaded. */
export async function readEarlyFetches(page: string, folder: string): Promise<EarlyFetches> {
  const text = await readFile(join(folder, 'scripts.json'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '{}'
    throw error
  })
  return new EarlyFetches(page, Scripts.parse(JSON.parse(text)))
}

function linksTo(files: readonly string[], calls: readonly string[]): string {
  const early = [currentUser.path, permissions.path, ...calls].map(
    (path) =>
      `<link rel="preload" as="fetch" crossorigin="anonymous" href="${path.replace(/:(\w+)/g, '%$1%')}">`,
  )
  const scripts = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return [...early, ...scripts].join('')
}
