import { randomBytes } from 'node:crypto'

/** Hexadecimal, because some mail servers write an address in small letters. */
const TOKEN = /^[0-9a-f]{32}$/

/** 128 bits that name one handing over of one mail; nobody but its receiver and the servers in between sees them. */
export function newBounceToken(): string {
  return randomBytes(16).toString('hex')
}

/** Where a mail comes back to when it cannot be delivered: "bounces+4f…@club.example" of "bounces@club.example". */
export function bounceAddress(bouncesTo: string, token: string): string {
  const at = bouncesTo.lastIndexOf('@')
  return `${bouncesTo.slice(0, at)}+${token}${bouncesTo.slice(at)}`
}

/** The token of the first of these addresses that is one of ours. */
export function findBounceToken(addresses: readonly string[], bouncesTo: string): string | undefined {
  const at = bouncesTo.lastIndexOf('@')
  const before = `${bouncesTo.slice(0, at)}+`.toLowerCase()
  const after = bouncesTo.slice(at).toLowerCase()
  return addresses
    .map((address) => address.toLowerCase())
    .filter((address) => address.startsWith(before) && address.endsWith(after))
    .map((address) => address.slice(before.length, -after.length))
    .find((token) => TOKEN.test(token))
}
