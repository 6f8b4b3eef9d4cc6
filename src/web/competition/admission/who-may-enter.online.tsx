import { errorSentence } from '#contract/platform/error-body.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { whoMayEnterText as text } from '#web/messages/en/competition/who-may-enter.online.ts'

type WhoMayEnterProps = { admits: Admits; notAdmitted: Competition['notAdmitted'] }

export default function WhoMayEnter({ admits, notAdmitted }: WhoMayEnterProps) {
  return (
    <>
      <p className="wrap-anywhere">{whoMayEnterWords(admits)}</p>
      {notAdmitted && <p className="text-note wrap-anywhere">{errorSentence(notAdmitted)}</p>}
    </>
  )
}

export type Admits = NonNullable<Competition['admits']>

/** Whom a competition admits, in one line: "Only for Junior members under 18". */
export function whoMayEnterWords(admits: Admits): string {
  return text.only(whoWords(admits), ageWords(admits), indexWords(admits))
}

function whoWords({ gender, categories = [], membersOnly }: Admits): string {
  const who = [
    ...(gender === undefined ? [] : [text[gender]]),
    ...(categories.length > 0 ? [text.inCategories(listed(categories))] : []),
    ...(categories.length === 0 && membersOnly === true ? [text.members] : []),
  ]
  return who.length === 0 ? text.players : who.join(', ')
}

function ageWords({ leastAge, belowAge }: Admits): string {
  if (leastAge !== undefined && belowAge !== undefined) return text.between(leastAge, belowAge - 1)
  if (belowAge !== undefined) return text.under(belowAge)
  return leastAge === undefined ? '' : text.from(leastAge)
}

function indexWords({ leastIndex, mostIndex }: Admits): string {
  const [least, most] = [formatHandicap(leastIndex), formatHandicap(mostIndex)]
  if (least !== undefined && most !== undefined) return text.indexBetween(least, most)
  if (most !== undefined) return text.indexTo(most)
  return least === undefined ? '' : text.indexFrom(least)
}

function listed(names: readonly string[]): string {
  const [last, ...before] = [...names].reverse()
  return before.length === 0 ? (last ?? '') : `${before.reverse().join(', ')} ${text.or} ${last ?? ''}`
}
