/** What somebody types at the second step: six digits of their app, or a recovery code. */
export type SecondStepCode = { kind: 'one_time' | 'recovery'; code: string }

/** How many recovery codes a person has at once. */
export const RECOVERY_CODES = 10

/** Letters and digits that nobody takes for each other on paper: without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RECOVERY_LENGTH = 10

/**
 * Reads a code as people type or paste it: any case, spaces, dashes of any kind and dots anywhere, and in a recovery code the
 * letter O for a zero, I or l for a one. Undefined when it is neither.
 */
export function parseSecondStepCode(text: string): SecondStepCode | undefined {
  const compact = text.toUpperCase().replace(/[\s\u200b._\p{Dash_Punctuation}]/gu, '')
  if (/^\d{6}$/.test(compact)) return { kind: 'one_time', code: compact }
  const code = compact.replace(/O/g, '0').replace(/[IL]/g, '1')
  const isOurs = code.length === RECOVERY_LENGTH && [...code].every((letter) => alphabet.includes(letter))
  return isOurs ? { kind: 'recovery', code } : undefined
}

/** A recovery code of ten random bytes, 50 bits: the top three bits of each are left out. */
export function makeRecoveryCode(bytes: Uint8Array): string {
  if (bytes.length !== RECOVERY_LENGTH) throw new Error('A recovery code is made of ten bytes')
  return [...bytes].map((byte) => alphabet.charAt(byte & 31)).join('')
}

/** As people read and copy it, "7K2QX-M4RTB". */
export function formatRecoveryCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`
}
