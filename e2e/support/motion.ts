/** What moves although its reader asked for less motion, and words only a mouse can read (U40). */

/** Runs in the page before its own scripts: records what they ask to move. */
export function recordMotion(): void {
  const asked: string[] = []
  Object.assign(globalThis, { asked })
  const animate = Reflect.get(Element.prototype, 'animate')
  Object.defineProperty(Element.prototype, 'animate', {
    value(this: Element, ...given: unknown[]): unknown {
      asked.push(`animate() of ${this.className}`)
      return Reflect.apply(animate, this, given)
    },
  })
}

/** Runs in the page: what moves, or would move when it changes, for more than 1 ms; and words only a mouse can read. */
export function findMotion(): string[] {
  const asked: unknown = Reflect.get(globalThis, 'asked')
  const found = Array.isArray(asked) ? asked.map(String) : ['the recorder is missing']
  const longest = (times: string) =>
    Math.max(
      ...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000)),
    )
  for (const element of document.querySelectorAll('*')) {
    const name = `${element.localName}.${element.getAttribute('class') ?? ''}`.slice(0, 60)
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part)
      if (style.animationName !== 'none' && longest(style.animationDuration) > 1)
        found.push(`animation of ${name}${part}: ${style.animationDuration}`)
      if (longest(style.transitionDuration) > 1)
        found.push(`transition of ${name}${part}: ${style.transitionDuration}`)
      if (style.scrollBehavior === 'smooth') found.push(`smooth scroll of ${name}`)
    }
    const title = element.getAttribute('title')
    const said = `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`.toLowerCase()
    // What an abbreviation is short for is no needed word: the screen's own words teach it.
    if (title !== null && element.localName !== 'abbr' && !said.includes(title.toLowerCase()))
      found.push(`only in a tooltip: ${title}`)
  }
  return [...new Set(found)]
}
