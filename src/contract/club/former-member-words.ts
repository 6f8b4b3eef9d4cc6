import { FORMER_MEMBER, formerMember, type PersonName } from './former-member.ts'

let said: PersonName | undefined

/** For readers of another language: what they read where the store says "Former member". */
export function speakFormerMember(words: PersonName): void {
  said = words
}

/** The text of a reply with the neutral name in the reader's words; names are values of their own in it. */
export function inReadersWords(json: string): string {
  if (!said) return json
  const { firstName, lastName } = said
  return json
    .replaceAll(`"${FORMER_MEMBER}"`, JSON.stringify(`${firstName} ${lastName}`))
    .replaceAll(
      `"firstName":"${formerMember.firstName}","lastName":"${formerMember.lastName}"`,
      `"firstName":${JSON.stringify(firstName)},"lastName":${JSON.stringify(lastName)}`,
    )
}
