import type { AgreedKind, AgreedLanguage } from './agreed-kinds.ts'
import { outsideReaderText } from './outside-reader.ts'
import { termsEn } from './terms-en.ts'
import { termsEs } from './terms-es.ts'
import { TERMS_VERSION } from './terms-version.ts'

/** A text as a person reads it: it is stored word by word with whoever agrees to it. */
export type AgreedText = { kind: AgreedKind; version: string; language: AgreedLanguage; text: string }

type LongText = {
  title: string
  lead: string
  sections: Readonly<Record<string, { heading: string } & Readonly<Record<string, string>>>>
}

export function agreedTerms(language: AgreedLanguage): AgreedText {
  const terms = { en: termsEn, es: termsEs }[language]
  return { kind: 'terms', version: TERMS_VERSION, language, text: paragraphs(terms) }
}

/** That a service outside reads one photo. Its wording and who runs the service are its version. */
export function agreedOutsideReader(language: AgreedLanguage, operator: string): AgreedText {
  return { kind: 'outside_reader', version: '1', language, text: outsideReaderText[language](operator) }
}

function paragraphs({ title, lead, sections }: LongText): string {
  const parts = Object.values(sections).map((section) => Object.values(section).join('\n'))
  return [`${title}\n${lead}`, ...parts].join('\n\n')
}
