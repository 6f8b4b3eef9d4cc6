/**
 * A club's colour as the product uses it. The club gives one colour; only its lightness is changed, and only as far as it
 * takes to read it (or what stands on it) in every theme.
 */
export type ClubColour = {
  /** What the club gave, #rrggbb. */
  chosen: string
  /** Behind text, the same in every theme, and the colour of that text: at least 7:1, which is enough for scores. */
  band: string
  onBand: string
  /** Words, lines and marks on the grounds of a theme: at least 4.5:1, outdoors 7:1. */
  light: string
  dark: string
  outdoor: string
}

const WHITE = '#ffffff'
const INK = '#142019'
const ON_BAND = 7

/**
 * The ground of each theme that is hardest to read on: the darkest of the light ones, the lightest of the dark ones.
 * web/ui/tokens.test.ts holds club colours against every ground.
 */
const hardest = {
  light: { ground: '#dcebdf', least: 4.5, towards: 'black' },
  dark: { ground: '#1b3526', least: 4.5, towards: 'white' },
  outdoor: { ground: '#d9f2e0', least: 7, towards: 'black' },
} as const

/** `chosen` is #rrggbb, as `parseColour` returns it. */
export function clubColour(chosen: string): ClubColour {
  const onTheme = (theme: keyof typeof hardest) => {
    const { ground, least, towards } = hardest[theme]
    return moveLightness(chosen, { against: ground, least, towards }).colour
  }
  const underWhite = moveLightness(chosen, { against: WHITE, least: ON_BAND, towards: 'black' })
  const underInk = moveLightness(chosen, { against: INK, least: ON_BAND, towards: 'white' })
  const isUnderWhite = underWhite.steps <= underInk.steps
  return {
    chosen,
    band: (isUnderWhite ? underWhite : underInk).colour,
    onBand: isUnderWhite ? WHITE : INK,
    light: onTheme('light'),
    dark: onTheme('dark'),
    outdoor: onTheme('outdoor'),
  }
}

/** "#0f5a38" from any spelling of six or three hexadecimal digits, with or without #; undefined for other text. */
export function parseColour(text: string): string | undefined {
  const digits = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(text)?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

/** WCAG 2.2 contrast of two #rrggbb colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue, 0 to 1. */
function channels(hex: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
}

const STEPS = 200

/** The nearest lightness in one direction with enough contrast, and how many steps away it is. Black and white have it. */
function moveLightness(
  colour: string,
  wish: { against: string; least: number; towards: 'black' | 'white' },
): { colour: string; steps: number } {
  const { hue, saturation, lightness } = toHsl(colour)
  let moved = colour
  let steps = 0
  while (contrast(moved, wish.against) < wish.least && steps < STEPS) {
    steps += 1
    const wanted = lightness + (wish.towards === 'white' ? steps : -steps) / STEPS
    moved = fromHsl({ hue, saturation, lightness: Math.min(1, Math.max(0, wanted)) })
  }
  return { colour: moved, steps }
}

type Hsl = { hue: number; saturation: number; lightness: number }

/** Hue in sixths of a turn. */
function toHsl(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const lightness = (most + least) / 2
  const spread = most - least
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const hue =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  return { hue: (hue + 6) % 6, saturation, lightness }
}

function fromHsl({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const digits = [0, 2, 4].map((ownHue) => {
    const apart = Math.abs(hue - ownHue)
    // Full within a sixth of a turn, nothing from a third on, and a straight line between.
    const share = Math.max(-1, Math.min(1, 3 - 2 * Math.min(apart, 6 - apart)))
    return Math.round((lightness + reach * share) * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}
