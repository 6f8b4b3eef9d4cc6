/** Puts a text on the clipboard; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Refused, or not offered on an address without TLS, as in a club's own network: the old way may still work.
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  const focused = document.activeElement
  // A dialog that is open keeps the selection inside itself.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  field.select()
  // Deprecated, and the only clipboard without TLS.
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
