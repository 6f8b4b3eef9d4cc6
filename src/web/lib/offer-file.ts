const MARK = '\uFEFF'

const types: Readonly<Record<string, string>> = {
  ics: 'text/calendar;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
}

/**
 * Offers a text, or bytes, as a file to save. A phone adds a calendar file to its calendar only when its type says so. A CSV
 * begins with the byte order mark, by which a spreadsheet knows UTF-8: reading an answer as text has taken it away.
 */
export function offerFile(content: string | Blob, name: string): void {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const type = typeof content === 'string' ? (types[ending] ?? '') : content.type
  const isUnmarked = typeof content === 'string' && ending === 'csv' && !content.startsWith(MARK)
  const address = URL.createObjectURL(new Blob(isUnmarked ? [MARK, content] : [content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
