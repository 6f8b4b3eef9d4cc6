import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { attempt, install } from './install-packages.mjs'
import { step } from './step.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export const howToGetBrowser =
  'No browser for the browser tests: install Chromium (Debian: apt-get install chromium; anywhere: npx playwright install --with-deps chromium), or set CHROMIUM_PATH to one.'

/**
 * A Chromium that starts: the given one, one on PATH, the one Playwright keeps, the distribution's package, or
 * Playwright's download, in this order. Needs the packages installed.
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH
  // A named browser that is wrong is a mistake to report, not a reason to take another.
  if (given) return starts(given) ? given : undefined
  return (
    onPath() ??
    (await playwrightsOwn()) ??
    (await attempt(installFromDistribution, onPath)) ??
    (await attempt(downloadWithPlaywright, playwrightsOwn))
  )
}

/**
 * Chromium without the parts of a desktop's browser, which shows pages with a sixth less work; the distribution's package comes
 * with Chromium's. A browser that somebody named is the one they want.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  return process.env.CHROMIUM_PATH ? undefined : onPath(['chromium-headless-shell'])
}

function onPath(wanted = names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return wanted
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => isProgram(file) && starts(file))
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) && starts(file) ? file : undefined
}

/** The browsers of e2e/other-browsers.spec.ts: Debian's packages, and a program of each. */
const otherBrowsers = {
  'webkit2gtk-driver': 'WebKitWebDriver',
  'wpewebkit-driver': 'WPEWebDriver',
  cog: 'cog',
  'firefox-esr': 'firefox-esr',
  xvfb: 'Xvfb',
}

/**
 * Installs the browsers that Playwright does not drive, where this is Debian and ours to change. Without them their tests
 * are skipped, and counted as that.
 * @returns {Promise<void>}
 */
export async function ensureOtherBrowsers() {
  const missing = Object.entries(otherBrowsers)
    .filter(([, program]) => !existsSync(`/usr/bin/${program}`))
    .map(([name]) => name)
  if (missing.length > 0)
    await attempt(
      () => install('Installing other browsers', ['--no-install-recommends', ...missing]),
      () => undefined,
    )
}

function installFromDistribution() {
  return install('Installing Chromium', ['chromium', 'chromium-headless-shell'])
}

async function downloadWithPlaywright() {
  const cli = 'node_modules/@playwright/test/cli.js'
  await step('Downloading Chromium', process.execPath, [cli, 'install', 'chromium'])
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false // not there, or not ours to run: either way not the browser
  }
}

/** Some distributions install a stand-in that only says where the browser could be had. */
function starts(file) {
  try {
    return /\d+\.\d+/.test(
      execFileSync(file, ['--version'], {
        encoding: 'utf8',
        timeout: 20_000,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
  } catch {
    return false // whatever it is, it does not start
  }
}
