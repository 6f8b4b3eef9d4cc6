import { randomInt } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export type IdKind =
  | 'usr'
  | 'clb'
  | 'mbr'
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
  | 'tok'
  | 'cal'
  | 'whk'
  | 'whd'
  | 'pay'
  | 'plc'

/** A new id such as "rnd_4fQ…": 20 random letters, 119 bits, so that ids can neither clash nor be guessed. */
export function newId<Kind extends IdKind>(kind: Kind): `${Kind}_${string}` {
  let tail = ''
  while (tail.length < 20) tail += letters.charAt(randomInt(letters.length))
  return `${kind}_${tail}`
}
