import { accepted, refused, type Outcome } from '../outcome.ts'
import type { MatchEnding } from './hole-winner.ts'
import { ordinal } from './match-state.ts'

/** A result as the winner's side reports it; `text` writes it in golf notation. */
export type MatchResult =
  | { kind: 'holes_left'; up: number; left: number }
  | { kind: 'last_hole'; up: 1 | 2 }
  | { kind: 'extra_hole'; hole: number }
  | { kind: 'ended'; ending: MatchEnding }
  | { kind: 'halved' }

export type ResultRefusal = 'not_a_result' | 'impossible_result' | 'needs_winner'

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
 * x <= holes - y. On the last hole a match is won 1 up or 2 up.
 */
export function parseMatchResult(text: string, holesInMatch = 18): Outcome<MatchResult, ResultRefusal> {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const ending = endings[typed]
  if (ending) return accepted({ kind: 'ended', ending })
  if (/^(as|a\/s|all square|halved|half)$/.test(typed)) return accepted({ kind: 'halved' })
  const margin = /^(\d{1,2}) ?(?:&|and|\/) ?(\d{1,2})$/.exec(typed)
  if (margin) return checkMargin(Number(margin[1]), Number(margin[2]), holesInMatch)
  const lead = /^(\d{1,2}) ?(?:up|holes?)$/.exec(typed)
  if (lead) return checkLead(Number(lead[1]))
  const extra = /^(?:at (?:the )?)?(\d{1,2})(?:st|nd|rd|th)(?: hole)?$/.exec(typed)
  if (extra) return checkExtraHole(Number(extra[1]), holesInMatch)
  return refused('not_a_result', 'Write the result as 3&2, 1 up, 19th, AS, w/o, conceded or dq.')
}

/** R7.6: a knock-out needs a winner, so its matches go on to extra holes instead of ending halved. */
export function parseDecidedResult(text: string, holesInMatch = 18): Outcome<MatchResult, ResultRefusal> {
  const parsed = parseMatchResult(text, holesInMatch)
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

function checkMargin(up: number, left: number, holesInMatch: number): Outcome<MatchResult, ResultRefusal> {
  if (left < 1) return refused('impossible_result', `Won on the last hole is written "${up} up".`)
  if (up <= left)
    return refused('impossible_result', `With ${left} to play a lead of ${up} does not win yet.`)
  if (up > left + 2) return refused('impossible_result', `${up} up would have won before ${left} were left.`)
  if (up > holesInMatch - left)
    return refused('impossible_result', `A side cannot win ${up} holes in ${holesInMatch - left}.`)
  return accepted({ kind: 'holes_left', up, left })
}

function checkLead(up: number): Outcome<MatchResult, ResultRefusal> {
  return up === 1 || up === 2
    ? accepted({ kind: 'last_hole', up })
    : refused('impossible_result', 'On the last hole a match is won 1 up or 2 up.')
}

function checkExtraHole(hole: number, holesInMatch: number): Outcome<MatchResult, ResultRefusal> {
  return hole > holesInMatch
    ? accepted({ kind: 'extra_hole', hole })
    : refused('impossible_result', `Extra holes begin with the ${ordinal(holesInMatch + 1)}.`)
}
