import { speakErrors } from '#contract/platform/error-body.ts'
import { speakFormerMember } from '#contract/club/former-member-words.ts'
import { speakFieldSentences } from '#contract/platform/field-sentences.ts'
import { installLanguage, namedByFile, type Texts } from './catalogue.ts'
import { spanishErrors } from './spanish-errors.ts'
import { spanishFieldSentences } from './spanish-field-sentences.ts'

/**
 * What the pages of players say: one chunk, fetched only for readers of Spanish and kept on their phones. Parts with `.online` in
 * their names are in spanish-of-others.ts; scripts/first-load.test.ts finds a page of players that shows one of them.
 */
export const spanishOfPlayers: Readonly<Record<string, Texts>> = namedByFile(
  import.meta.glob<Texts>(['./es/*/*.ts', '!./es/*/*.online.ts'], { eager: true, import: 'default' }),
)

export function speakSpanish(): void {
  installLanguage(spanishOfPlayers)
  speakErrors(spanishErrors)
  speakFormerMember({ firstName: 'Antiguo', lastName: 'socio' })
  speakFieldSentences(spanishFieldSentences)
}
