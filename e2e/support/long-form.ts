/** Tags of journeys, as Playwright wants them; scripts/test-summary.mjs counts both. */
export const LONG_FORM_TAG = '@long-form'
export const SMALLER_TAG = '@smaller-here'

/**
 * For journeys that are the same on a phone and at a desk: the tags of the next journey on this device. Each runs on one of
 * the two devices, in turn, and on both in the long form.
 */
export function takingTurns(first: string): (device: string) => string[] {
  const counts = new Map<string, number>()
  return (device) => {
    const count = (counts.get(device) ?? 0) + 1
    counts.set(device, count)
    const isOdd = count % 2 === 1
    return isOdd === (device === first) ? [] : [LONG_FORM_TAG]
  }
}
