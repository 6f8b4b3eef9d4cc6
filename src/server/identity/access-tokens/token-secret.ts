import { createHash, randomInt } from 'node:crypto'
import { TOKEN_PREFIX } from '../../platform/http/bearer-token.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LETTERS = 40
const CHECK_LETTERS = 6

const wholeToken = new RegExp(`^${TOKEN_PREFIX}[0-9A-Za-z]{${RANDOM_LETTERS + CHECK_LETTERS}}$`)

/** A new secret: the prefix, 238 random bits, and six letters that follow from them. */
export function newTokenSecret(): string {
  let random = ''
  while (random.length < RANDOM_LETTERS) random += letters.charAt(randomInt(letters.length))
  return `${TOKEN_PREFIX}${random}${checkOf(random)}`
}

/** Whether a text is one of ours by its form: a typing error or an invented one costs no look into the store. */
export function isTokenSecret(text: string): boolean {
  if (!wholeToken.test(text)) return false
  const random = text.slice(TOKEN_PREFIX.length, -CHECK_LETTERS)
  return text.endsWith(checkOf(random))
}

/** What the store keeps of it. */
export function tokenSecretHash(secret: string): string {
  return createHash('sha256').update(`access token\n${secret}`).digest('hex')
}

function checkOf(random: string): string {
  const bytes = createHash('sha256').update(`check\n${random}`).digest()
  return [...bytes.subarray(0, CHECK_LETTERS)].map((byte) => letters.charAt(byte % letters.length)).join('')
}
