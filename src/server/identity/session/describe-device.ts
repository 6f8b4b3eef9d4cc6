type Named = readonly [name: string, sign: RegExp]

/** The order matters: most browsers also name those that they want to be taken for. */
const browsers: readonly Named[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly Named[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** A browser and its system as people call them; null for what it does not say. */
export function describeDevice(userAgent: string | null): { browser: string | null; system: string | null } {
  const nameIn = (names: readonly Named[]) =>
    names.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
