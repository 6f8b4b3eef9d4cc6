import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { phone } from './fixtures.ts'

/** A phone's browser with storage of its own that lives on when its process is killed, as phones do without warning. */
export type KillableBrowser = {
  open: () => Promise<BrowserContext>
  kill: () => Promise<void>
  close: () => Promise<void>
}

const Processes = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number() })) })

async function processIdOf(browser: Browser | null | undefined): Promise<number> {
  const session = await browser?.newBrowserCDPSession()
  const { processInfo } = Processes.parse(await session?.send('SystemInfo.getProcessInfo'))
  const own = processInfo.find(({ type }) => type === 'browser')
  if (!own) throw new Error('The browser is not running.')
  return own.id
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
      const closed = context?.waitForEvent('close')
      process.kill(await processIdOf(context?.browser()), 'SIGKILL')
      await closed
      await rm(join(folder, 'SingletonLock'), { force: true })
    },
    close: async () => {
      await context?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
