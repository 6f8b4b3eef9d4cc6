import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findControl, otherPage, type Control, type OtherPage, type Points } from './other-page.ts'

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const at = probe.address()
  probe.close()
  await once(probe, 'close')
  if (at === null || typeof at === 'string') throw new Error('A TCP server has a port')
  return at.port
}

type Started = { url: string; stop: () => Promise<void> }

/** Starts a program of WebDriver and waits until it answers. */
async function startDriver(program: string, env: Record<string, string> = {}): Promise<Started> {
  const port = await freePort()
  const child = spawn(program, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...env } })
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false, // not listening yet
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`)
    await pause(20)
  }
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

type WebKit = { program: string; session: Record<string, unknown>; size?: { width: number; height: number } }

/** Debian's WebKitGTK, which is what Safari of today draws with, in a window as large as a small phone's. */
export const webKitGtk: WebKit = {
  program: '/usr/bin/WebKitWebDriver',
  session: {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      args: ['--automation'],
    },
  },
  size: { width: 390, height: 664 },
}

/** Debian's WPE WebKit 2.38, which is what Safari of iOS 16.0 draws with. Its window is always of 800 by 600 pixels. */
export const wpeWebKit: WebKit = {
  program: '/usr/bin/WPEWebDriver',
  session: {
    browserName: 'cog',
    'wpe:browserOptions': { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless'] },
  },
}

/** A screen that nobody sees, for browsers that want one. */
async function startScreen(): Promise<{ display: string; stop: () => Promise<void> }> {
  // Xvfb takes the first free number and says which.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = String(await once(screen.stdout, 'data')).trim()
  return {
    display: `:${number}`,
    stop: async () => {
      const ended = once(screen, 'exit')
      screen.kill()
      await ended
    },
  }
}

/** Opens a browser of WebKit's with one page. */
export async function openWebKit({ program, session, size }: WebKit): Promise<OtherPage> {
  const screen = size && (await startScreen())
  const started = await startDriver(program, screen ? { DISPLAY: screen.display } : {})
  const driver = await new Builder()
    .usingServer(started.url)
    .withCapabilities(new Capabilities(session))
    .build()
  if (size) await driver.manage().window().setRect(size)
  const find = (control: Control) =>
    driver.executeScript<WebElement | null>(`return (${findControl.toString()})(arguments[0])`, control)
  return otherPage({
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    ask: (inPage) =>
      driver.executeAsyncScript(
        `const [done] = arguments; Promise.resolve((${inPage.toString()})()).then(done)`,
      ),
    press: async (control) => {
      const found = await find(control)
      return found !== null && (await isDone(found.click()))
    },
    type: async (control, text) => {
      const found = await find(control)
      if (found === null) return false
      await found.clear()
      await found.sendKeys(text)
      return true
    },
    choose: async (control, file) => {
      const found = await find(control)
      await found?.sendKeys(file)
      return found !== null
    },
    draw: async (control, points) => {
      const found = await find(control)
      if (found !== null) await drawOn(driver, found, points)
      return found !== null
    },
    close: async () => {
      await driver.quit()
      await started.stop()
      await screen?.stop()
    },
  })
}

const passing = [
  error.StaleElementReferenceError,
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
]

/** A control that React has drawn anew, or that something still lies on, is looked for again. */
async function isDone(pressed: Promise<void>): Promise<boolean> {
  try {
    await pressed
    return true
  } catch (thrown) {
    if (passing.some((kind) => thrown instanceof kind)) return false
    throw thrown
  }
}

async function drawOn(driver: WebDriver, pad: WebElement, points: Points) {
  const { width, height } = await pad.getRect()
  const [first, ...others] = points.map(([x, y]) => ({
    // From the middle, as WebDriver counts.
    origin: pad,
    x: Math.round(x - width / 2),
    y: Math.round(y - height / 2),
    duration: 20,
  }))
  if (!first) return
  let line = driver.actions().move(first).press()
  for (const point of others) line = line.move(point)
  await line.release().perform()
}
