/** The ten windows that every screen must be good in: phones both ways up, small ones in their browser, 200 % zoom, desks. */
export const viewports = [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
  { width: 375, height: 553 },
  { width: 360, height: 640 },
  { width: 360, height: 560 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 960, height: 600 },
  { width: 1440, height: 900 },
] as const
