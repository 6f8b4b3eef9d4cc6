import type { Award, PrizeCategoryView } from '#contract/competition/prizes.ts'
import { isByPlace } from '#golf/competition/prizes/prize-plan.ts'
import { formatMoney } from '#web/lib/format-more.ts'
import { competitionPrizesText as text } from '#web/messages/en/competition/competition-prizes.ts'

export function categoryName({ kind, name, division, holeNumber }: PrizeCategoryView): string {
  const whose = division === undefined ? text.kinds[kind] : `${text.kinds[kind]}, ${division}`
  const usual = name ?? whose
  return holeNumber === null ? usual : text.onHole(usual, holeNumber)
}

/** "1", "T2"; empty in a category without places. */
export function placeWords({ kind }: PrizeCategoryView, { place, isShared }: Award): string {
  return isByPlace(kind) ? `${isShared ? 'T' : ''}${place}` : ''
}

/** What it was won with: "38 points", "net 68", "holes 3 and 12", "1.42 m"; empty where nothing is known. */
export function figureWords({ winner }: PrizeCategoryView, { figure, holes }: Award): string {
  if (figure) return text.figures[figure.of](figure.value)
  if (holes.length > 0) return text.twosOn(holes)
  return winner?.measure ?? ''
}

/** "€50.00 and a golf bag"; of a shared place the things are to be settled among its players. */
export function awardWords({ amount, things, isShared }: Award, currency: string): string {
  const won = [
    ...(amount === null ? [] : [formatMoney(amount, currency)]),
    ...(things.length === 0 ? [] : [isShared ? text.oneOf(things.join(', ')) : things.join(', ')]),
  ]
  return won.join(' + ')
}
