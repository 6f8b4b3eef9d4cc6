import { truncateSync, writeFileSync } from 'node:fs'
import type { TestInfo } from '@playwright/test'

/** A file of 12 MiB that is named as a photo; chosen by its path, because a buffer of that size is costly to hand over. */
export function hugePhoto(testInfo: TestInfo): string {
  const path = testInfo.outputPath('huge.jpg')
  writeFileSync(path, '')
  truncateSync(path, 12 * 1_048_576)
  return path
}
