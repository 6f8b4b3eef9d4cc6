import { z } from 'zod'
import { readFileSync } from 'node:fs'

const Printed = z.looseObject({
  course: z.looseObject({ par: z.array(z.number()), si: z.array(z.number()) }),
  players: z.array(z.looseObject({ scores: z.array(z.number()) })),
})

/** The course is the one on the photographed card, which also has the scores of two of the players. */
const printed = Printed.parse(JSON.parse(readFileSync('fixtures/scorecards/vertical.json', 'utf8')))
export const course = printed.course

/** Of 18.9, plays off 18; of 8.4, plays off 8; of 28.4, plays off 27: tees rated at par with slope 113, allowance 95 %. */
const playsOff = { '8.4': 8, '18.9': 18, '28.4': 27 } as const
export type Index = keyof typeof playsOff

const strokesOn = (hole: number, index: Index) =>
  Math.floor(playsOff[index] / 18) + ((course.si[hole] ?? 18) <= playsOff[index] % 18 ? 1 : 0)

/** Net par on every hole, which is 36 points, and one stroke better or worse on as many holes as the points ask for. */
function cardWorth(points: number, index: Index, from: 'first' | 'last' = 'last'): number[] {
  const changed = Math.abs(points - 36)
  const by = points > 36 ? -1 : 1
  return course.par.map((par, hole) => {
    const isChanged = from === 'first' ? hole < changed : hole >= 18 - changed
    return par + strokesOn(hole, index) + (isChanged ? by : 0)
  })
}

export function pointsOf(gross: readonly number[], index: Index): number {
  return gross.reduce(
    (sum, strokes, hole) => sum + Math.max(0, 2 + (course.par[hole] ?? 0) + strokesOn(hole, index) - strokes),
    0,
  )
}

/** How a card comes to the club, and what becomes of it. */
type Way = 'phone' | 'page' | 'paper' | 'photo' | 'open' | 'no_return' | 'disqualified' | 'leaves'
export type Entrant = { name: string; index: Index; way: Way; gross: number[]; isReserve?: boolean }

const on = (
  way: Way,
  [name, index, points, from]: readonly [string, Index, number, ('first' | 'last')?],
): Entrant => ({ name, index, way, gross: cardWorth(points, index, from) })

/** Third on countback once the card is corrected: as typed, the last hole is one stroke too good. */
export const miscounted = on('paper', ['Cal Moreno', '18.9', 38, 'first'])
export const asTyped = miscounted.gross.map((strokes, hole) => (hole === 17 ? strokes - 1 : strokes))

export const winner = on('page', ['Ann Ashe', '18.9', 40])
export const runnerUp = on('phone', ['Ben Búa', '8.4', 38])
export const disqualified = on('disqualified', ['Dan Quill', '28.4', 42])
export const walkedIn = on('no_return', ['Nell Noone', '18.9', 30])
export const photographed: Entrant = {
  name: 'Inés Vidal',
  index: '18.9',
  way: 'photo',
  gross: printed.players[0]?.scores ?? [],
}
const onSameCard: Entrant = {
  name: 'Vic Vidal',
  index: '18.9',
  way: 'phone',
  gross: printed.players[1]?.scores ?? [],
}
export const leaver = on('leaves', ['Leo Lally', '28.4', 36])
export const reserve: Entrant = { ...on('phone', ['Uma Upton', '28.4', 34]), isReserve: true }
export const stillReserve: Entrant = { ...on('phone', ['Wes Wynne', '18.9', 36]), isReserve: true }
export const guest = on('paper', ['Gil Gaston', '28.4', 33])

/** Everybody on the list of members, in its order. The guest is not. */
export const members: readonly Entrant[] = [
  winner,
  runnerUp,
  miscounted,
  disqualified,
  walkedIn,
  photographed,
  onSameCard,
  leaver,
  ...['Otto Ochs', 'Olga Orr', 'Omar Oduya'].map((name) => on('open', [name, '18.9', 30])),
  ...[
    ...['Ed Egan', 'Fay Flood', 'Hal Hogan', 'Ivo Ivory', 'Joy Joyce', 'Ken Keogh'],
    ...['Lia Lynch', 'Max Moran', 'Nia Nagle', 'Pat Power', 'Ray Roche', 'Sue Sheehy'],
  ].map((name, i) => on('phone', [name, i % 2 === 0 ? '18.9' : '8.4', 32 - i])),
  reserve,
  stillReserve,
]

/** Who plays once one has left and the first reserve has moved up. */
export const field: readonly Entrant[] = [
  ...members.filter((one) => one !== leaver && one !== stillReserve),
  guest,
]

/** Who has a place in the result, first to last: worked out here, apart from the product. */
export const result: readonly Entrant[] = field
  .filter(({ way }) => ['phone', 'page', 'paper', 'photo'].includes(way))
  .sort((a, b) => points(b) - points(a) || backNine(b) - backNine(a))

function points({ gross, index }: Entrant): number {
  return pointsOf(gross, index)
}

function backNine({ gross, index }: Entrant): number {
  return gross
    .slice(9)
    .reduce(
      (sum, strokes, i) =>
        sum + Math.max(0, 2 + (course.par[i + 9] ?? 0) + strokesOn(i + 9, index) - strokes),
      0,
    )
}

export const emailOf = ({ name }: Entrant) =>
  `${name
    .normalize('NFD')
    .replaceAll(/[^\w ]/g, '')
    .replace(' ', '.')
    .toLowerCase()}@wholeday.example`

/** The list as another system exports it. */
export function memberList(): string {
  return [
    'Surname;First name;E-mail;HCP;Gender',
    ...members.map((one, i) => {
      const [first = '', last = ''] = one.name.split(' ')
      return [last, first, emailOf(one), one.index.replace('.', ','), i % 2 === 0 ? 'F' : 'M'].join(';')
    }),
  ].join('\r\n')
}
