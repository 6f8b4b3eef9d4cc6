/** See test-summary.mjs. */
export type Part = {
  name: string
  passed: number
  failed: number
  flaky: number
  skipped: number
  leftToLongForms: number
  smaller: number
  files: { file: string; seconds: number }[]
  faults: string[]
}
export const LONG_FORM_TAG: string
export const SMALLER_TAG: string
export function vitestParts(report: unknown, endedWell: boolean): Part[]
export function journeyParts(report: unknown, endedWell: boolean): Part[]
export function failedPart(name: string, faults: string[]): Part
export function summarise(
  parts: readonly Part[],
  options: { isQuick?: boolean; seconds: number },
): { lines: string[]; isGood: boolean }
