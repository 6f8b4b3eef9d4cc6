import { defineConfig } from '@playwright/test'

/** What the journeys open pages in; a phone's browser that is killed or shows notices is a whole Chromium. */
const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH

/**
 * Journeys in a real browser against the built application. Files run side by side, two at a time; each of the
 * processes that run them has its own server (e2e/support/fixtures.ts).
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 2,
  // Both only end what hangs: how fast the machine is, or how busy, decides no test. The longest takes three minutes here.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  // None while somebody works on a test. `npm test` allows one: a whole run is not lost to one race, and its last line
  // counts the race apart, so that it is mended and not forgotten.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  outputDir: 'test-results',
  use: {
    // As long as for an expectation: a button that is not there must not hold its worker until the test's own limit.
    actionTimeout: 60_000,
    // Every browser of a test is new: a worker would have each fetch the whole app, and a test would no longer see its
    // page's requests. The tests about the worker allow it for themselves (install.spec.ts, offline-start.spec.ts).
    serviceWorkers: 'block',
    // Recording every test takes a quarter of the whole run's processor time. A failure always leaves what the page
    // showed; `--trace retain-on-failure` records the tests one works on.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Every frame of a movement is drawn by the processor: a tenth of the whole run's time. What moves is looked at with
    // motion on (first-competition.spec.ts) and with less of it (screens.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Letters are as wide as on phones, whose screens need no hints.
        '--font-render-hinting=none',
        // Two processes less for each browser, and less talk between those that are left: a fourteenth of the processor time.
        '--in-process-gpu',
        // The other two are Playwright's own; a browser takes the last list only.
        '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
        `--disable-features=${unusedFeatures().join(',')}`,
      ],
    },
  },
})

/**
 * A browser takes the last list of features only, so Playwright's own is repeated here; the two of the address bar
 * start a process for each window, which takes a fifth of the whole run's processor time and is never seen.
 */
function unusedFeatures(): string[] {
  const ofAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
  const ofPlaywright = [
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
  ]
  return [...ofPlaywright, ...ofAddressBar]
}
