const controls = 'input, select'

/**
 * Arrow keys and Enter go from cell to cell, as in a spreadsheet: up and down always, left and right where the cursor is
 * at the edge of the text, Enter down and at the foot of a column to the head of the next. Returns whether it moved.
 */
export function moveInTable(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>,
  from: Element,
): boolean {
  const to = event.altKey ? undefined : target(event, from)
  if (!to) return false
  to.focus()
  if (to instanceof HTMLInputElement) to.select()
  return true
}

function target({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, from: Element) {
  switch (key) {
    case 'ArrowDown':
      return below(from, 1)
    case 'ArrowUp':
      return below(from, -1)
    case 'Enter':
      return shiftKey ? below(from, -1) : (below(from, 1) ?? headOfNextColumn(from))
    case 'ArrowRight':
      return isAtEdge(from, 'end') ? beside(from, 1) : undefined
    case 'ArrowLeft':
      return isAtEdge(from, 'start') ? beside(from, -1) : undefined
    default:
      return undefined
  }
}

function controlIn(cell: Element | undefined): HTMLInputElement | HTMLSelectElement | undefined {
  const found = cell?.querySelector(controls)
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : undefined
}

function placeOf(from: Element) {
  const cell = from.closest('td')
  const row = cell?.closest('tr')
  return cell && row ? { row, at: cell.cellIndex } : undefined
}

function below(from: Element, step: 1 | -1) {
  const place = placeOf(from)
  const row = step === 1 ? place?.row.nextElementSibling : place?.row.previousElementSibling
  return place && row ? controlIn(row.children[place.at]) : undefined
}

function beside(from: Element, step: 1 | -1) {
  const place = placeOf(from)
  for (let at = (place?.at ?? 0) + step; place && at >= 0 && at < place.row.children.length; at += step) {
    const control = controlIn(place.row.children[at])
    if (control) return control
  }
  return undefined
}

function headOfNextColumn(from: Element) {
  const next = beside(from, 1)
  const first = placeOf(from)?.row.parentElement?.firstElementChild
  const place = next && placeOf(next)
  return first && place ? controlIn(first.children[place.at]) : undefined
}

function isAtEdge(from: Element, edge: 'start' | 'end'): boolean {
  if (!(from instanceof HTMLInputElement)) return true
  const { selectionStart, selectionEnd, value } = from
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return edge === 'start' ? selectionEnd === 0 : selectionStart === value.length
}
