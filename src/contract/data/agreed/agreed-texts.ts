import type { AgreedKind, AgreedLanguage } from './agreed-kinds.ts'
import { childAccountText } from './child-account.ts'
import { outsideReaderEn } from './outside-reader-en.ts'
import { outsideReaderEs } from './outside-reader-es.ts'
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
  const told = { en: outsideReaderEn, es: outsideReaderEs }[language]
  const text = told.replace('{operator}', () => operator)
  return { kind: 'outside_reader', version: '1', language, text }
}

/** A guardian's word for a child. Its wording is its version. */
export function agreedChildAccount(language: AgreedLanguage): AgreedText {
  return { kind: 'child_account', version: '1', language, text: childAccountText[language] }
}

function paragraphs({ title, lead, sections }: LongText): string {
  const parts = Object.values(sections).map((section) => Object.values(section).join('\n'))
  return [`${title}\n${lead}`, ...parts].join('\n\n')
}
