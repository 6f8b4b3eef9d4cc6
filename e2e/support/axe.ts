import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * axe over one page. The pages have no frames, so it runs in the page itself: opening a second one to put frames together,
 * and describing all that is right, takes three times as long.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
}
