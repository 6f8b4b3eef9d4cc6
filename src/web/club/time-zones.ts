/** All zones the browser knows, and the chosen one, which the browser's list may lack ("UTC"). */
export function timeZones(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(chosen) ? known : [chosen, ...known]
}

/** "America/New York" for "America/New_York". */
export function timeZoneName(zone: string): string {
  return zone.replaceAll('_', ' ')
}
