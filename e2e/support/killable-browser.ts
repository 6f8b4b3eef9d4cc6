import { mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { phone } from './fixtures.ts'

/** A phone's browser with storage of its own that lives on when its process is killed, as phones do without warning. */
export type KillableBrowser = {
  open: () => Promise<BrowserContext>
  kill: () => Promise<void>
  close: () => Promise<void>
}

export async function killableBrowser(baseURL: string, locale = 'en-GB'): Promise<KillableBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'scoreclub-phone-'))
  let context: BrowserContext | undefined
  return {
    open: async () => {
      context = await chromium.launchPersistentContext(folder, {
        ...phone,
        // The runner of the tests sets it anyway; bench/ runs without it.
        ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
        baseURL,
        locale,
        serviceWorkers: 'allow',
      })
      return context
    },
    kill: async () => {
      // Chromium names its process in a link: "host-4711".
      const pid = Number((await readlink(join(folder, 'SingletonLock'))).split('-').at(-1))
      const closed = context?.waitForEvent('close')
      process.kill(pid, 'SIGKILL')
      await closed
      await rm(join(folder, 'SingletonLock'), { force: true })
    },
    close: async () => {
      await context?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
