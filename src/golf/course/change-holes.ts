import { accepted, refused, type Outcome } from '../outcome.ts'
import { assignStrokeIndexes, type Hole } from './course.ts'
import type { GeneratedParts } from './generated-parts.ts'
import { withWomensCard, type WomensHole } from './womens-card.ts'

/** A hole as the club keeps it. */
export type CourseHole = Hole &
  WomensHole & {
    yardages: Record<string, number>
    description: string | null
    generated: GeneratedParts
  }

/** What a person says about a hole; what is left out stays as it is. */
export type HoleChange = {
  holeNumber: number
  par?: number | undefined
  strokeIndex?: number | undefined
  womenPar?: number | undefined
  womenStrokeIndex?: number | undefined
  /** Merged with the yardages of the other tees. */
  yardages?: Record<string, number> | undefined
  description?: string | null | undefined
}

type Refusal = 'no_such_hole' | 'hole_repeated' | 'stroke_index_out_of_range' | 'stroke_index_repeated'

/**
 * Changes holes of a course together. What is said is confirmed, on that hole and in that part only, also where the
 * value stays the same (D39). A hole whose stroke index is given away takes another (T5); it counts as generated where
 * that one was. `exchanged` holds the numbers of these holes. The first word about a women's par or stroke index starts
 * the women's card as a copy of the men's.
 */
export function changeHoles<H extends CourseHole>(
  holes: readonly H[],
  changes: readonly HoleChange[],
): Outcome<{ holes: H[]; exchanged: number[] }, Refusal> {
  const byNumber = new Map(changes.map((change) => [change.holeNumber, change]))
  if (byNumber.size < changes.length) return refused('hole_repeated', 'A hole is named twice.')
  const unknown = changes.find((change) => holes.every((hole) => hole.holeNumber !== change.holeNumber))
  if (unknown) return refused('no_such_hole', `The course has no hole ${unknown.holeNumber}.`)

  const assigned = assignStrokeIndexes(
    holes,
    changes.flatMap(({ holeNumber, strokeIndex }) =>
      strokeIndex === undefined ? [] : [{ holeNumber, strokeIndex }],
    ),
  )
  if (!assigned.ok) return assigned
  const { indexes, exchanged } = assigned.value
  const takenFrom = new Map(exchanged.map((one) => [one.holeNumber, one.takenFrom]))
  const isIndexGenerated = (holeNumber: number) =>
    holes.some((hole) => hole.holeNumber === holeNumber && hole.generated.strokeIndex)

  const changed = holes.map((hole): H => {
    const change = byNumber.get(hole.holeNumber)
    const from = takenFrom.get(hole.holeNumber) ?? hole.holeNumber
    const isSaid = change?.strokeIndex !== undefined
    return {
      ...hole,
      par: change?.par ?? hole.par,
      strokeIndex: indexes.get(hole.holeNumber) ?? hole.strokeIndex,
      yardages: { ...hole.yardages, ...change?.yardages },
      description: change?.description === undefined ? hole.description : change.description,
      generated: {
        par: change?.par === undefined && hole.generated.par,
        strokeIndex: !isSaid && (hole.generated.strokeIndex || isIndexGenerated(from)),
        yardages: hole.generated.yardages.filter((tee) => change?.yardages?.[tee] === undefined),
      },
    }
  })
  const withWomen = changeWomensCard(changed, byNumber)
  return withWomen.ok
    ? accepted({
        holes: withWomen.value.holes,
        exchanged: [...exchanged.map((one) => one.holeNumber), ...withWomen.value.exchanged],
      })
    : withWomen
}

function changeWomensCard<H extends CourseHole>(
  holes: readonly H[],
  byNumber: ReadonlyMap<number, HoleChange>,
): Outcome<{ holes: H[]; exchanged: number[] }, Refusal> {
  const changes = [...byNumber.values()]
  const isTouched = changes.some((one) => one.womenPar !== undefined || one.womenStrokeIndex !== undefined)
  if (!isTouched) return accepted({ holes: [...holes], exchanged: [] })
  const started = withWomensCard(holes)
  const assigned = assignStrokeIndexes(
    started.map((hole) => ({ holeNumber: hole.holeNumber, strokeIndex: hole.womenStrokeIndex })),
    changes.flatMap(({ holeNumber, womenStrokeIndex }) =>
      womenStrokeIndex === undefined ? [] : [{ holeNumber, strokeIndex: womenStrokeIndex }],
    ),
  )
  if (!assigned.ok) return assigned
  return accepted({
    holes: started.map((hole) => ({
      ...hole,
      womenPar: byNumber.get(hole.holeNumber)?.womenPar ?? hole.womenPar,
      womenStrokeIndex: assigned.value.indexes.get(hole.holeNumber) ?? hole.womenStrokeIndex,
    })),
    exchanged: assigned.value.exchanged.map((one) => one.holeNumber),
  })
}
