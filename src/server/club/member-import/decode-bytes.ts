/**
 * The letters of bytes in an encoding. Asked for a whole text of Windows-1252, Node takes it for Latin-1, so that Ž and ’ become
 * signs that nobody sees (nodejs/node#56542); piece by piece it does not.
 */
export function decodeBytes(bytes: Uint8Array, encoding: string): string {
  const decoder = new TextDecoder(encoding)
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}
