import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits, for a link or for a device's cookie. */
export function newKioskToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the store keeps: who reads the store can open no kiosk. The words keep links and cookies apart. */
export function kioskTokenHash(of: 'link' | 'device', token: string): string {
  return createHash('sha256').update(`kiosk ${of}\n${token}`).digest('hex')
}
