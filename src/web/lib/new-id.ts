/** The prefix and 32 hexadecimal digits, from a source that plain http has too: `crypto.randomUUID` is missing there. */
export function newId<Prefix extends string>(prefix: Prefix): `${Prefix}${string}` {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${prefix}${digits}`
}
