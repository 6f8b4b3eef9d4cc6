import { expect, test } from 'vitest'
import { isLongForm, times } from './long-form.ts'
import { damage, rightCard, writeCard, type RightCard, type WrittenCard } from './write-card.ts'
import { seededRandom } from '#golf/seeded-random.ts'
import { readCardText, type CardReading } from '#golf/course/card-text.ts'
import type { CardField } from '#golf/course/card-values.ts'
import { takeable } from '#golf/course/doubtful-values.ts'

/*
 * The acceptance test of everything that reads cards: right cards, written in many ways, are read as they are, or a problem names
 * the place. A wrong value that could be taken over is a fault, whatever stands beside it.
 */
const count = Number(process.env.CARD_TEXTS ?? times(500, 20_000))
const seed = Number(process.env.CARD_SEED ?? (isLongForm ? Math.floor(Math.random() * 2 ** 31) : 20_261_130))

test(
  `when ${count} right cards are written in many ways, then every value is read or asked about (CARD_SEED=${seed})`,
  { timeout: times(60_000, 1_800_000), tags: ['smaller-here'] },
  () => {
    const faults: string[] = []
    let whole = 0
    for (let at = 0; at < count; at += 1) {
      const random = seededRandom(seed + at)
      const card = rightCard(random)
      const written = writeCard(card, random)
      const reading = readCardText(written.text, { teeNames: card.tees, holeCount: card.holeCount })
      const found = faultsOf(card, written, reading)
      if (found.length > 0) faults.push(`CARD_SEED=${seed + at}\n${found.join('\n')}\n${written.text}`)
      if (takeable(reading).length === card.rows.length * card.holeCount) whole += 1
    }
    expect(faults.slice(0, 3).join('\n\n')).toBe('')
    // A reader that asks about everything would never be wrong.
    expect(whole / count).toBeGreaterThan(0.9)
  },
)

test(
  `when ${count} cards have lost a cell or got one, then no wrong value comes without a word (CARD_SEED=${seed})`,
  { timeout: times(60_000, 1_800_000), tags: ['smaller-here'] },
  () => {
    const faults: string[] = []
    for (let at = 0; at < count; at += 1) {
      const random = seededRandom(seed + at)
      const card = rightCard(random)
      const written = writeCard(card, random)
      const sign = ['\t', ' | ', ';', ',', '   ', ' '].find((one) =>
        written.text.split('\n')[1]?.includes(one),
      )
      if (sign === undefined || written.text.startsWith('<')) continue
      const text = damage(written.text, sign, random)
      const reading = readCardText(text, { teeNames: card.tees, holeCount: card.holeCount })
      const found = faultsOf(card, written, reading).filter((fault) => !fault.includes(leftOut))
      const isSilent = found.length > 0 || reading.problems.length + takeable(reading).length === 0
      if (isSilent) faults.push(`CARD_SEED=${seed + at}\n${found.join('\n')}\n${text}`)
    }
    expect(faults.slice(0, 3).join('\n\n')).toBe('')
  },
)

const leftOut = 'left out without a word'

function faultsOf(card: RightCard, written: WrittenCard, reading: CardReading): string[] {
  const taken = new Map(takeable(reading).map((one) => [`${one.holeNumber}.${one.field}`, one.value]))
  const foreign = [...taken.keys()].filter((key) =>
    card.rows.every(({ field, values }) => values.every((_, at) => key !== `${at + 1}.${field}`)),
  )
  const wrong = card.rows.flatMap(({ field, values }) =>
    values.flatMap((value, at) => {
      const own = taken.get(`${at + 1}.${field}`)
      if (own === value || (own === undefined && isNamed(reading, written, field, at + 1))) return []
      return [`${field} of hole ${at + 1} is ${own ?? leftOut} instead of ${value}`]
    }),
  )
  return [...foreign.map((key) => `${key} is not on the card`), ...wrong]
}

/** Whether a problem says where the value was. */
function isNamed(
  { problems }: CardReading,
  { labels }: WrittenCard,
  field: CardField,
  hole: number,
): boolean {
  return problems.some((one) => {
    const holes = 'holes' in one && Array.isArray(one.holes) ? one.holes : undefined
    const isHole = ('holeNumber' in one && one.holeNumber === hole) || holes?.includes(hole) === true
    if (one.kind === 'heading_unclear' || one.kind === 'nothing_read') return true
    if (one.kind === 'line_unclear' || one.kind === 'hole_repeated') return isHole
    if ('label' in one) return one.label.includes(labels.get(field) ?? field) || one.label.trim() === ''
    return 'field' in one && one.field === field && isHole
  })
}
