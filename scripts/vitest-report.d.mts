/** See vitest-report.mjs. */
export const vitestReportFile: string
