import { addToLanguage, namedByFile, type Texts } from './catalogue.ts'

/** What only the pages of administration, of the kiosk and for everyone say: fetched with the first of them. */
export const spanishOfOthers: Readonly<Record<string, Texts>> = namedByFile(
  import.meta.glob<Texts>('./es/*/*.online.ts', { eager: true, import: 'default' }),
)

export function speakSpanishOfOthers(): void {
  addToLanguage(spanishOfOthers)
}
