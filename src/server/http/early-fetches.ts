import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { permissions, currentUser } from '#contract/session.ts'
import { errorCode } from '../error-code.ts'

const Scripts = z.record(z.string(), z.array(z.string()))

/**
 * The app's page as it is sent to a member: it names what his page fetches first, its scripts and who he is, so that
 * the browser asks for all of it at once and not for one after the other.
 */
export class EarlyFetches {
  readonly #pages: readonly { pattern: RegExp; page: string }[]

  constructor(page: string, scripts: Readonly<Record<string, readonly string[]>>) {
    this.#pages = Object.entries(scripts).map(([path, files]) => ({
      pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
      page: page.replace('</head>', `${linksTo(files)}</head>`),
    }))
  }

  /** Undefined for a path that no page of ours has. */
  pageOf(path: string): string | undefined {
    return this.#pages.find(({ pattern }) => pattern.test(path))?.page
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

function linksTo(files: readonly string[]): string {
  const scripts = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const calls = [currentUser, permissions].map(
    ({ path }) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${path}">`,
  )
  return [...calls, ...scripts].join('')
}
