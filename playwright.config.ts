import { defineConfig } from '@playwright/test'

/** Journeys in a real browser against the built application; each file starts its own server (e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 1,
  // Both only end what hangs: how fast the machine is, or how busy, decides no test.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // None for who works on a test. `npm test` gives one: a whole run is not lost to one race, and its last line counts
  // the race apart, with its trace kept, so that it is mended and not forgotten.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  outputDir: 'test-results',
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
