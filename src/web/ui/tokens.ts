/**
 * The colours of the product, as data: tokens.css is written from them (tokens.test.ts keeps the two equal) and the
 * contrast of every pair below is computed (U8). Paper and pencil green of a printed card; yellow is the flag.
 */
const light = {
  /** Page, and what lies on it: the card, and a place sunk into the card. */
  paper: '#f1f2ec',
  card: '#fdfdfa',
  sunken: '#e6e8df',
  ink: '#142019',
  soft: '#435047',
  /** Hairlines for decoration, and edges that show where a control is. */
  line: '#d3d7cb',
  edge: '#748077',
  accent: '#0f5a38',
  'accent-strong': '#0a4429',
  'on-accent': '#ffffff',
  tint: '#dcebdf',
  'on-tint': '#0b4229',
  under: '#8f1717',
  over: '#1c4470',
  danger: '#a8201a',
  'on-danger': '#ffffff',
  'danger-tint': '#fae3df',
  'on-danger-tint': '#7c1712',
  'warn-tint': '#f8e8bd',
  'on-warn-tint': '#5c3d00',
  flag: '#f4c534',
  'on-flag': '#221a00',
  /** A green background, the same in every theme. */
  field: '#0e4a2f',
  'on-field': '#f7f9f3',
  focus: '#1257c9',
}

type ColorName = keyof typeof light
type ColorTheme = Record<ColorName, string>

const dark: ColorTheme = {
  paper: '#0e1410',
  card: '#171f1a',
  sunken: '#0a0f0c',
  ink: '#eff3ec',
  soft: '#aebaaf',
  line: '#2b362f',
  edge: '#748378',
  accent: '#86d6a6',
  'accent-strong': '#a6e5bf',
  'on-accent': '#06200f',
  tint: '#1b3526',
  'on-tint': '#b2eac7',
  under: '#ffa59b',
  over: '#abcbfb',
  danger: '#ff9a8f',
  'on-danger': '#2e0603',
  'danger-tint': '#3f1d1a',
  'on-danger-tint': '#ffcfc9',
  'warn-tint': '#3a2d0b',
  'on-warn-tint': '#f8dd92',
  flag: '#f4c534',
  'on-flag': '#221a00',
  field: '#12382a',
  'on-field': '#f7f9f3',
  focus: '#8db8ff',
}

/** For bright sun: black on white, every edge drawn. */
const outdoor: ColorTheme = {
  paper: '#ffffff',
  card: '#ffffff',
  sunken: '#efefef',
  ink: '#000000',
  soft: '#1c1c1c',
  line: '#6b6b6b',
  edge: '#000000',
  accent: '#00391f',
  'accent-strong': '#000000',
  'on-accent': '#ffffff',
  tint: '#d9f2e0',
  'on-tint': '#002a16',
  under: '#8a0000',
  over: '#00306b',
  danger: '#8a0000',
  'on-danger': '#ffffff',
  'danger-tint': '#ffe7e4',
  'on-danger-tint': '#5e0000',
  'warn-tint': '#fff0c2',
  'on-warn-tint': '#3b2700',
  flag: '#ffd42e',
  'on-flag': '#000000',
  field: '#00391f',
  'on-field': '#ffffff',
  focus: '#0040c8',
}

export const themes = { light, dark, outdoor }

type Pair = { on: ColorName; of: readonly ColorName[]; least: number }

const grounds: readonly ColorName[] = ['paper', 'card', 'sunken']

/** Which colours may stand on which, and the least contrast there. Use no other pair. */
export const pairs: readonly Pair[] = [
  ...grounds.map((on): Pair => ({ on, of: ['ink', 'under', 'over'], least: 7 })),
  ...grounds.map((on): Pair => ({ on, of: ['soft', 'accent', 'accent-strong', 'danger'], least: 4.5 })),
  ...grounds.map((on): Pair => ({ on, of: ['edge', 'focus', 'accent'], least: 3 })),
  { on: 'accent', of: ['on-accent'], least: 4.5 },
  { on: 'accent-strong', of: ['on-accent'], least: 4.5 },
  { on: 'danger', of: ['on-danger'], least: 4.5 },
  { on: 'tint', of: ['ink', 'on-tint', 'under', 'over'], least: 7 },
  { on: 'tint', of: ['soft'], least: 4.5 },
  { on: 'tint', of: ['edge', 'focus', 'accent'], least: 3 },
  { on: 'danger-tint', of: ['on-danger-tint', 'ink'], least: 7 },
  { on: 'warn-tint', of: ['on-warn-tint', 'ink'], least: 7 },
  { on: 'flag', of: ['on-flag'], least: 7 },
  { on: 'field', of: ['on-field'], least: 7 },
  { on: 'field', of: ['flag'], least: 3 },
]

/**
 * A club's own colour (club-colour-properties.ts sets the properties that are read here): `club` behind text, `on-club`
 * for that text, `club-ink` for words and lines on the page. A club without a colour has the product's.
 */
const clubColours = {
  band: '--color-club: var(--club-band, var(--color-field));',
  onBand: '--color-on-club: var(--club-onBand, var(--color-on-field));',
  ink: (theme: string) => `--color-club-ink: var(--club-${theme}, var(--color-accent));`,
}

/** The text of tokens.css. */
export function tokensCss(): string {
  const declare = (theme: ColorTheme, indent: string) =>
    Object.entries(theme)
      .map(([name, value]) => `${indent}--color-${name}: ${value};`)
      .join('\n')
  return `/* Written from tokens.ts: npx vitest run --project web src/web/ui/tokens.test.ts -u */
@theme {
${declare(light, '  ')}
  ${clubColours.band}
  ${clubColours.onBand}
  ${clubColours.ink('light')}
}

:root {
  color-scheme: light;
}

[data-club] {
  ${clubColours.band}
  ${clubColours.onBand}
  ${clubColours.ink('light')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
    color-scheme: dark;
${declare(dark, '    ')}
  }
  :root:not([data-theme]),
  :root:not([data-theme]) [data-club] {
    ${clubColours.ink('dark')}
  }
}

[data-theme='dark'] {
  color-scheme: dark;
${declare(dark, '  ')}
}
[data-theme='dark'],
[data-theme='dark'] [data-club] {
  ${clubColours.ink('dark')}
}

[data-theme='outdoor'] {
${declare(outdoor, '  ')}
}
[data-theme='outdoor'],
[data-theme='outdoor'] [data-club] {
  ${clubColours.ink('outdoor')}
}
`
}
