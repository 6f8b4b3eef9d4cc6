import { accepted, refused, type Outcome } from '../outcome.ts'
import type { MatchEnding } from './hole-winner.ts'
import { ordinal } from './match-state.ts'

/** A result as the winner's side reports it; `text` writes it in golf notation. */
export type MatchResult =
  | { kind: 'holes_left'; up: number; left: number }
  | { kind: 'last_hole'; up: number }
  | { kind: 'extra_hole'; hole: number }
  | { kind: 'ended'; ending: MatchEnding }
  | { kind: 'halved' }

export type ResultRefusal = 'not_a_result' | 'impossible_result' | 'needs_winner' | 'only_if_revised'

/** What is known of a match besides its result. */
export type ResultTerms = {
  holesInMatch?: number
  /** The match score was revised for a breach when a hole had ended (Rules of Golf 4.1b). */
  isRevised?: boolean
}

/** Rules of Golf 4.1b: one hole for each hole with a breach, two at most. */
const MOST_REVISED = 2

const endings: Record<string, MatchEnding> = {
  'w/o': 'w/o',
  wo: 'w/o',
  walkover: 'w/o',
  conceded: 'conceded',
  concession: 'conceded',
  dq: 'dq',
  disqualified: 'dq',
}

/**
 * R7.7: reads "3&2", "3 and 2", "1 up", "AS", "20th", "w/o", "conceded", "dq" and refuses what cannot happen. A lead
 * passes the holes left by one or two at most, so x&y needs y < x <= y + 2, and x holes cannot be won in fewer than x:
 * x <= holes - y. On the last hole a match is won 1 up or 2 up. A revised match score may be two holes more;
 * `only_if_revised` refuses what is possible in no other way, and asks about it.
 */
export function parseMatchResult(text: string, terms: ResultTerms = {}): Outcome<MatchResult, ResultRefusal> {
  const { holesInMatch = 18, isRevised = false } = terms
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const ending = endings[typed]
  if (ending) return accepted({ kind: 'ended', ending })
  if (/^(as|a\/s|all square|halved|half)$/.test(typed)) return accepted({ kind: 'halved' })
  const margin = /^(\d{1,2}) ?(?:&|and|\/) ?(\d{1,2})$/.exec(typed)
  if (margin) {
    const [up, left] = [Number(margin[1]), Number(margin[2])]
    return askIfRevised(isRevised, `${up}&${left}`, (more) => checkMargin(up, left, { holesInMatch, more }))
  }
  const lead = /^(\d{1,2}) ?(?:up|holes?)$/.exec(typed)
  if (lead) return askIfRevised(isRevised, `${lead[1]} up`, (more) => checkLead(Number(lead[1]), more))
  const extra = /^(?:at (?:the )?)?(\d{1,2})(?:st|nd|rd|th)(?: hole)?$/.exec(typed)
  if (extra) return checkExtraHole(Number(extra[1]), holesInMatch)
  return refused('not_a_result', 'Write the result as 3&2, 1 up, 19th, AS, w/o, conceded or dq.')
}

/** R7.6: a knock-out needs a winner, so its matches go on to extra holes instead of ending halved. */
export function parseDecidedResult(
  text: string,
  terms: ResultTerms = {},
): Outcome<MatchResult, ResultRefusal> {
  const { holesInMatch = 18 } = terms
  const parsed = parseMatchResult(text, terms)
  return parsed.ok && parsed.value.kind === 'halved'
    ? refused(
        'needs_winner',
        `A knock-out match needs a winner: play on and write the hole, as in ${ordinal(holesInMatch + 1)}.`,
      )
    : parsed
}

/** Golf notation of a result (R7.6). */
export function formatMatchResult(result: MatchResult): string {
  switch (result.kind) {
    case 'holes_left':
      return `${result.up}&${result.left}`
    case 'last_hole':
      return `${result.up} up`
    case 'extra_hole':
      return ordinal(result.hole)
    case 'ended':
      return result.ending
    case 'halved':
      return 'AS'
  }
}

type Checked = Outcome<MatchResult, ResultRefusal>

/** `check` is told by how many holes the match score may have been revised. */
function askIfRevised(isRevised: boolean, written: string, check: (more: number) => Checked): Checked {
  const revised = check(MOST_REVISED)
  const played = check(0)
  if (isRevised || played.ok || !revised.ok) return isRevised ? revised : played
  return refused(
    'only_if_revised',
    `${written} is possible only where the match score was revised for a breach (Rule 4.1b). Confirm that it was, or write another result.`,
  )
}

function checkMargin(
  up: number,
  left: number,
  { holesInMatch, more }: { holesInMatch: number; more: number },
): Checked {
  if (left < 1) return refused('impossible_result', `Won on the last hole is written "${up} up".`)
  if (up <= left)
    return refused('impossible_result', `With ${left} to play a lead of ${up} does not win yet.`)
  if (up > left + 2 + more)
    return refused('impossible_result', `${up} up would have won before ${left} were left.`)
  if (up > holesInMatch - left + more)
    return refused('impossible_result', `A side cannot win ${up} holes in ${holesInMatch - left}.`)
  return accepted({ kind: 'holes_left', up, left })
}

function checkLead(up: number, more: number): Checked {
  return up >= 1 && up <= 2 + more
    ? accepted({ kind: 'last_hole', up })
    : refused('impossible_result', 'On the last hole a match is won 1 up or 2 up.')
}

function checkExtraHole(hole: number, holesInMatch: number): Checked {
  return hole > holesInMatch
    ? accepted({ kind: 'extra_hole', hole })
    : refused('impossible_result', `Extra holes begin with the ${ordinal(holesInMatch + 1)}.`)
}
