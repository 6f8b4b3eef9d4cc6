/** All zones the browser knows, and the chosen one, which its list may leave out ("UTC"). */
export function timeZones(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(chosen) ? known : [chosen, ...known]
}

/** "America/New York" of "America/New_York". */
export function timeZoneName(zone: string): string {
  return zone.replaceAll('_', ' ')
}
