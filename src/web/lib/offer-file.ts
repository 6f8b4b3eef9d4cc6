const MARK = '\uFEFF'

/**
 * Offers a text, or bytes, as a file to save. A CSV begins with the byte order mark, by which a spreadsheet knows UTF-8: reading
 * an answer as text has taken it away.
 */
export function offerFile(content: string | Blob, name: string): void {
  const isUnmarked = typeof content === 'string' && name.endsWith('.csv') && !content.startsWith(MARK)
  const address = URL.createObjectURL(new Blob(isUnmarked ? [MARK, content] : [content]))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
