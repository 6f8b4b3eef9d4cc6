/** For the `ref` of what appears below the fields of a form, which on a phone is below the fold. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
