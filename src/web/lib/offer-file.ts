/** Offers a text, or bytes, as a file to save. */
export function offerFile(content: string | Blob, name: string): void {
  const address = URL.createObjectURL(new Blob([content]))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
