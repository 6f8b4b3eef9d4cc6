import type { Page } from '@playwright/test'
import type { Screen } from '#web/public-pages/landing/screens.ts'

/** How each screen is opened for its picture; who opens it, and on which device, is in screens.ts. */
type Shot = {
  path: (club: { competitionId: string; knockOutId: string }) => string
  /** Waits for what must be shown, or does what must be done, before the picture is taken. */
  ready?: (page: Page) => Promise<void>
}

export const shots: Record<Screen['name'], Shot> = {
  'hole-card': {
    path: () => '/scorecard',
    ready: (page) => page.getByRole('group', { name: 'Score for hole' }).first().waitFor(),
  },
  leaderboard: {
    path: ({ competitionId }) => `/competitions/${competitionId}/leaderboard`,
    ready: (page) => page.getByRole('row').nth(10).waitFor(),
  },
  'player-home': { path: () => '/' },
  'card-overview': { path: () => '/scorecard', ready: (page) => page.getByRole('table').first().waitFor() },
  'admin-overview': { path: () => '/club-admin?tab=overview' },
  bracket: {
    path: ({ knockOutId }) => `/competitions/${knockOutId}/bracket`,
    ready: (page) => page.getByRole('article').first().waitFor(),
  },
  'handicap-record': { path: () => '/handicap' },
  courses: { path: () => '/club-admin?tab=courses' },
  competitions: { path: () => '/competitions' },
  'hole-manager': {
    path: () => '/club-admin?tab=courses',
    ready: async (page) => {
      await page
        .getByRole('link', { name: /Manage Holes/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  profile: { path: () => '/profile' },
  members: { path: () => '/club-admin?tab=members' },
  analytics: { path: () => '/analytics' },
}
