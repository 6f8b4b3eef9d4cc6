import type { Language } from './messages/language.ts'
import { appManifestText as text } from './messages/en/app/app-manifest.online.ts'

/** The pictures that the build draws from icon.svg. A maskable one is cut by the phone to its own shape. */
export const appIcons = [
  { file: 'icons/192.png', size: 192, purpose: 'any' },
  { file: 'icons/512.png', size: 512, purpose: 'any' },
  { file: 'icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** For iPhones, which read the page's head and not the manifest. They round its corners themselves. */
export const touchIcon = { file: 'icons/apple-touch.png', size: 180 } as const

/** The light page's background; index.html names it for the browser's own bars as well. */
const PAGE_COLOUR = '#f1f2ec'

/** The web app manifest in the language that is installed now. */
export function makeAppManifest(language: Language) {
  return {
    id: '/',
    name: text.name,
    short_name: text.shortName,
    description: text.description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: PAGE_COLOUR,
    background_color: PAGE_COLOUR,
    categories: ['sports'],
    icons: appIcons.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: text.continueRound, url: '/scorecard' },
      { name: text.scanCard, url: '/scorecard?scan=1' },
    ],
  }
}
