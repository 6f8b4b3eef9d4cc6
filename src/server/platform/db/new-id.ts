import { createHash, randomInt } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export type IdKind =
  | 'usr'
  | 'dhp'
  | 'clb'
  | 'mbr'
  | 'mrg'
  | 'crs'
  | 'tee'
  | 'hol'
  | 'cmp'
  | 'rnd'
  | 'hcp'
  | 'scr'
  | 'cor'
  | 'rul'
  | 'dec'
  | 'pcc'
  | 'evt'
  | 'mch'
  | 'tea'
  | 'pho'
  | 'inv'
  | 'mai'
  | 'exp'
  | 'con'
  | 'ntc'
  | 'psh'
  | 'kio'
  | 'shl'
  | 'grp'
  | 'mcd'
  | 'div'
  | 'cat'
  | 'sts'
  | 'rel'
  | 'tok'
  | 'cal'
  | 'whk'
  | 'whd'
  | 'pay'
  | 'plc'
  | 'dnh'

/** A new id such as "rnd_4fQ…": 20 random letters, 119 bits, so that ids can neither clash nor be guessed. */
export function newId<Kind extends IdKind>(kind: Kind): `${Kind}_${string}` {
  let tail = ''
  while (tail.length < 20) tail += letters.charAt(randomInt(letters.length))
  return `${kind}_${tail}`
}

/** The id of what is made with a key of the page, so that making it again meets the first one. `parts` keep keys of others apart. */
export function idOfKey<Kind extends IdKind>(kind: Kind, ...parts: readonly string[]): `${Kind}_${string}` {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest()
  let rest = BigInt(`0x${digest.toString('hex')}`)
  let tail = ''
  while (tail.length < 20) {
    tail += letters.charAt(Number(rest % BigInt(letters.length)))
    rest /= BigInt(letters.length)
  }
  return `${kind}_${tail}`
}
