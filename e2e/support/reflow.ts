/** Runs in the page: what is wider than the screen (U21), cut off (U22), or not meant for people (U34). */
export function findReflowFaults(): string[] {
  const found: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth)
    found.push(`sideways scroll: ${root.scrollWidth} > ${root.clientWidth}`)
  for (const element of document.querySelectorAll<HTMLElement>(
    'h1, h2, h3, p, a, button, th, td, label, dt, dd',
  )) {
    const style = getComputedStyle(element)
    const isCut =
      style.overflow === 'hidden' &&
      style.textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1
    if (isCut && element.closest('.sr-only') === null)
      found.push(`cut: ${element.textContent.trim().slice(0, 40)}`)
  }
  // What stands in a code element is for programs, and is there to be copied.
  const text = [...document.querySelectorAll('code')].reduce(
    (rest, { innerText }) => rest.replace(innerText, ''),
    document.body.innerText,
  )
  for (const raw of [
    /\{"/,
    /\bat \S+ \(.*:\d+:\d+\)/,
    /\b[45]\d\d: /,
    /\bundefined\b/,
    /\bNaN\b/,
    /\[object /,
  ])
    if (raw.test(text)) found.push(`not for people: ${raw.exec(text)?.[0] ?? ''}`)
  return found
}
