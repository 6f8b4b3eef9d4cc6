import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { activeCompetitions, getCompetition } from '#contract/competitions.ts'
import { getLeaderboard } from '#contract/leaderboard.ts'
import { activeRound, listRounds } from '#contract/rounds.ts'
import { currentUser, permissions } from '#contract/session.ts'
import { errorCode } from '../error-code.ts'

/**
 * What these pages ask for whoever reads them. A browser keeps an answer that was named until somebody asks for it, so a
 * page that does not always make such a call would find an old one later.
 */
const firstCalls: Readonly<Record<string, readonly string[]>> = {
  '/': [activeRound.path, activeCompetitions.path, `${listRounds.path}?limit=3`],
  '/scorecard': [activeRound.path],
  '/competitions/:competitionId/leaderboard': [getCompetition.path, getLeaderboard.path],
}

/** Where a part of the address goes that only the request knows; word characters only, so it needs no escaping. */
const PARAMETER = /%(competitionId)%/g

const Scripts = z.record(z.string(), z.array(z.string()))

/**
 * The app's page as it is sent to a member: it names the calls that the page makes first and its scripts, so that
 * the browser asks for all of it at once and not for one after the other.
 */
export class EarlyFetches {
  readonly #pages: readonly { pattern: RegExp; page: string }[]

  constructor(page: string, scripts: Readonly<Record<string, readonly string[]>>) {
    this.#pages = Object.entries(scripts).map(([path, files]) => ({
      pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>\\w+)').replace(/\/$/, '')}/?$`),
      page: page.replace('</head>', `${linksTo(files, firstCalls[path] ?? [])}</head>`),
    }))
  }

  /** Undefined for a path that is none of these pages. */
  pageFor(path: string): string | undefined {
    for (const { pattern, page } of this.#pages) {
      const found = pattern.exec(path)
      if (found) return page.replace(PARAMETER, (_, name: string) => found.groups?.[name] ?? '')
    }
    return undefined
  }
}

/** What the build wrote beside the ready pages; nothing is named early when it did not. */
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
