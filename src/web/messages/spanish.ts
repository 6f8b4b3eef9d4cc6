import { speakErrors } from '#contract/error-body.ts'
import { speakFormerMember } from '#contract/former-member.ts'
import { speakFieldSentences } from '#contract/field-sentences.ts'
import { installLanguage, type Texts } from './catalogue.ts'
import { spanishErrors } from './spanish-errors.ts'
import { spanishFieldSentences } from './spanish-field-sentences.ts'

const files = import.meta.glob<Texts>('./es/*.ts', { eager: true, import: 'default' })

/** Every file of es/ under its name: one chunk, fetched only for readers of Spanish. */
export const spanish: Readonly<Record<string, Texts>> = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.replace(/^\.\/es\/|\.ts$/g, ''), texts]),
)

export function speakSpanish(): void {
  installLanguage(spanish)
  speakErrors(spanishErrors)
  speakFormerMember({ firstName: 'Antiguo', lastName: 'socio' })
  speakFieldSentences(spanishFieldSentences)
}
