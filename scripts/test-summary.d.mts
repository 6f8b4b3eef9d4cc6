export type Counts = { passed: number; failed: number; skipped: number; flaky: number }
export function countVitest(report: unknown, endedWell: boolean): Counts
export function countPlaywright(report: unknown, endedWell: boolean): Counts
export function summarise(
  runs: readonly Counts[],
  options?: { isQuick?: boolean },
): { line: string; isGood: boolean }
export function vitestFailures(report: unknown, root: string): string[]
export function playwrightFailures(report: unknown): string[]
export function unhandledErrors(errors: unknown, root: string): string[]
