import type { StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { groupSizesFor } from '#golf/competition/start-sheet/group-sizes.ts'
import { makeSlots } from '#golf/competition/start-sheet/start-slots.ts'
import { formatTime } from '#web/lib/format.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { readValues, type DrawValues } from './draw-values.ts'

/** How many groups there will be, how large, and when they start, while the settings are chosen. */
export function DrawPreview({ draw, values }: { draw: StartDraw; values: DrawValues }) {
  const settings = readValues(values)
  // The club's clock, read as if it never changed: the draw itself is made on the real one.
  const firstAt = Date.parse(`${settings.firstAt}Z`)
  const sizes = groupSizesFor(draw.players.length, settings.groupSize)
  if (Number.isNaN(firstAt) || !(settings.intervalMinutes >= 1) || sizes.length === 0) return null
  const slots = makeSlots(sizes.length, { ...settings, firstAt }, { holes: draw.holes, timeZone: 'UTC' })
  if (!slots.ok)
    return (
      <p role="alert" className="font-medium text-danger">
        {text.previewFaults[slots.reason]}
      </p>
    )
  const times = slots.value.map(({ startsAt }) => formatTime(new Date(startsAt).toISOString(), 'UTC'))
  const counted = [...new Set(sizes)].map((size) => ({
    size,
    groups: sizes.filter((one) => one === size).length,
  }))
  return (
    <p aria-live="polite" className="rounded-control bg-sunken p-3">
      <span className="block font-semibold">
        {text.preview(sizes.length, times[0] ?? '', times.at(-1) ?? '')}
      </span>
      {text.previewSizes(counted)}
    </p>
  )
}
