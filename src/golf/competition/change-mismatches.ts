import type { CompetitionType } from './competition.ts'
import type { Nine } from '../course/nines.ts'
import type { PrizeMismatch } from './prizes/prize-mismatch.ts'
import { sayDay, sayDays, sayRounds, type DrawMismatch } from './start-sheet/draw-mismatches.ts'

/** Whose tee a competition names. */
export const teeHolders = ['everybody', 'women', 'juniors'] as const
export type TeeHolder = (typeof teeHolders)[number]

/** Formats in which players have no place of their own, by which divisions are ranked. */
export const formatsWithoutDivisions = ['teams', 'matches'] as const
export type WithoutDivisions = (typeof formatsWithoutDivisions)[number]

/** Which of them a format is; undefined where divisions are ranked. */
export function withoutDivisions(type: CompetitionType): WithoutDivisions | undefined {
  if (type === 'matchplay') return 'matches'
  return type === 'team_stroke' || type === 'team_stableford' ? 'teams' : undefined
}

/** What hangs on a competition and does not fit a change of it that was asked for, with both facts. */
export type ChangeMismatch =
  /** Players are shown such starts. */
  | { of: 'starts'; starts: DrawMismatch }
  | { of: 'tee'; who: TeeHolder; tee: string; course: string }
  /** Boards stand still from this hole on. */
  | { of: 'hidden_holes'; from: number; holes: number; nine?: Nine | undefined }
  | { of: 'prize'; prize: PrizeMismatch }
  /** The names of its divisions, and who has none. */
  | { of: 'divisions'; names: readonly string[]; without: WithoutDivisions }
  /** These holes of a round are closed for everybody, and match play has no card of the whole field. */
  | { of: 'closed_holes'; holes: readonly number[] }
  /** The last matches of the draw have such a last day. */
  | { of: 'matches'; playBy: string; last: string }

/** Both facts and the way on, in English. */
export function sayChangeMismatch(mismatch: ChangeMismatch): string {
  switch (mismatch.of) {
    case 'starts':
      return `${sayStarts(mismatch.starts)} Take the start sheet back first, then draw again.`
    case 'tee':
      return `${whose[mismatch.who]} play from ${mismatch.tee}; ${mismatch.course} has no tee of this name. Choose no tee for them under Divisions and tees first, or give the course such a tee.`
    case 'hidden_holes':
      return `The board is hidden from hole ${mismatch.from} on; ${sayPlayed(mismatch)}. Show the whole board first.`
    case 'prize':
      return `${sayPrizeMismatch(mismatch.prize)} Change the prizes first.`
    case 'divisions':
      return `The competition has the ${
        mismatch.names.length === 1 ? 'division' : 'divisions'
      } ${mismatch.names.join(', ')}; ${mismatch.without === 'teams' ? 'teams have' : 'match play has'} no divisions. Take ${
        mismatch.names.length === 1 ? 'it' : 'them'
      } away under Divisions and tees first.`
    case 'closed_holes':
      return `${
        mismatch.holes.length === 1
          ? `Hole ${mismatch.holes.join()} is`
          : `Holes ${mismatch.holes.join(', ')} are`
      } closed for everybody; in match play no hole is closed. Open ${
        mismatch.holes.length === 1 ? 'it' : 'them'
      } again under Cards on the competition’s desk first.`
    case 'matches':
      return `A round is to be played by ${sayDay(mismatch.playBy, mismatch.last)}; the competition would end on ${sayDay(mismatch.last, mismatch.playBy)}. Change the last days of the rounds first.`
  }
}

const whose: Record<TeeHolder, string> = { everybody: 'Players', women: 'Women', juniors: 'Juniors' }

function sayStarts(starts: DrawMismatch): string {
  switch (starts.of) {
    case 'day':
      return `Players have start times on ${sayDay(starts.drawn, starts.first, starts.last)}; the competition would be ${sayDays(starts, starts.drawn)}.`
    case 'hole':
      return `Players start on hole ${starts.drawn}; the course has ${starts.holes} holes.`
    case 'round':
      return `Players have start times of round ${starts.drawn}; the competition would have ${sayRounds(starts.rounds)}.`
  }
}

function sayPlayed({ holes, nine }: { holes: number; nine?: Nine | undefined }): string {
  return nine === undefined ? `the course has ${holes} holes` : `only the ${nine} nine is played`
}

/** What of a prize the competition has not, in English. */
export function sayPrizeMismatch(mismatch: PrizeMismatch): string {
  const name = mismatch.name ?? usualNames[mismatch.kind]
  switch (mismatch.of) {
    case 'hole':
      return `The prize “${name}” is for hole ${mismatch.hole}; ${sayPlayed(mismatch)}.`
    case 'division':
      return `The prize “${name}” is for a division that the competition does not have.`
    case 'team_division':
      return `The prize “${name}” is for one division; teams have no divisions.`
    case 'matches':
      return `The prize “${name}” is decided by cards; match play has matches.`
  }
}

const usualNames = {
  result: 'Result',
  gross: 'Gross scores',
  twos: 'Twos',
  nearest_the_pin: 'Nearest the pin',
  longest_drive: 'Longest drive',
}
