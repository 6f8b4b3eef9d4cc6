/**
 * Runs in the page: targets closer together than 8 px (U7). The five places of the bottom bar share their edges, being larger than any
 * key; what stands inside a field belongs to it; what is folded away has a box and cannot be seen.
 */
export function findCrowdedTargets(): string[] {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)
  const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((element) => !element.matches('p a, li p a, dd a, td a') && !element.closest('.sr-only'))
    .filter((element) => !element.closest('nav.fixed'))
    .map((element) => element.closest('label') ?? element)
  const shown = [...new Set(targets)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.width > 1 && element.checkVisibility({ visibilityProperty: true }))
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, overflowY } = getComputedStyle(at)
      if (position === 'fixed' || position === 'sticky' || /auto|scroll/.test(overflowY)) return at
    }
    return null
  }
  const found: string[] = []
  for (const [i, one] of shown.entries())
    for (const other of shown.slice(i + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const across = Math.max(other.box.left - one.box.right, one.box.left - other.box.right)
      const down = Math.max(other.box.top - one.box.bottom, one.box.top - other.box.bottom)
      const gap = Math.max(across, down)
      const isInside = one.element.matches('input') && gap < -8
      if (gap >= 7.5 || isInside) continue
      // What is fixed, or stands beside a frame that scrolls, lies over what scrolls below it.
      if (layerOf(one.element) === layerOf(other.element))
        found.push(`${nameOf(one.element)} and ${nameOf(other.element)}: ${Math.round(gap)} px`)
    }
  return found
}
