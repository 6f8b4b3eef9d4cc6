import type { CompetitionType } from './competition.ts'
import type { PrizeMisfit } from '../prizes/prize-misfit.ts'
import { sayDay, sayDays, sayRounds, type DrawMisfit } from '../start-sheet/draw-misfits.ts'

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
export type ChangeMisfit =
  /** Players are shown such starts. */
  | { of: 'starts'; starts: DrawMisfit }
  | { of: 'tee'; who: TeeHolder; tee: string; course: string }
  /** Boards stand still from this hole on. */
  | { of: 'hidden_holes'; from: number; holes: number }
  | { of: 'prize'; prize: PrizeMisfit }
  /** The names of its divisions, and who has none. */
  | { of: 'divisions'; names: readonly string[]; without: WithoutDivisions }
  /** The last matches of the draw have such a last day. */
  | { of: 'matches'; playBy: string; last: string }

/** Both facts and the way on, in English. */
export function sayChangeMisfit(misfit: ChangeMisfit): string {
  switch (misfit.of) {
    case 'starts':
      return `${sayStarts(misfit.starts)} Take the start sheet back first, then draw again.`
    case 'tee':
      return `${whose[misfit.who]} play from ${misfit.tee}; ${misfit.course} has no tee of this name. Choose no tee for them under Divisions and tees first, or give the course such a tee.`
    case 'hidden_holes':
      return `The board is hidden from hole ${misfit.from} on; the course has ${misfit.holes} holes. Show the whole board first.`
    case 'prize':
      return `${sayPrizeMisfit(misfit.prize)} Change the prizes first.`
    case 'divisions':
      return `The competition has the ${
        misfit.names.length === 1 ? 'division' : 'divisions'
      } ${misfit.names.join(', ')}; ${misfit.without === 'teams' ? 'teams have' : 'match play has'} no divisions. Take ${
        misfit.names.length === 1 ? 'it' : 'them'
      } away under Divisions and tees first.`
    case 'matches':
      return `A round is to be played by ${sayDay(misfit.playBy, misfit.last)}; the competition would end on ${sayDay(misfit.last, misfit.playBy)}. Change the last days of the rounds first.`
  }
}

const whose: Record<TeeHolder, string> = { everybody: 'Players', women: 'Women', juniors: 'Juniors' }

function sayStarts(starts: DrawMisfit): string {
  switch (starts.of) {
    case 'day':
      return `Players have start times on ${sayDay(starts.drawn, starts.first, starts.last)}; the competition would be ${sayDays(starts, starts.drawn)}.`
    case 'hole':
      return `Players start on hole ${starts.drawn}; the course has ${starts.holes} holes.`
    case 'round':
      return `Players have start times of round ${starts.drawn}; the competition would have ${sayRounds(starts.rounds)}.`
  }
}

/** What of a prize the competition has not, in English. */
export function sayPrizeMisfit(misfit: PrizeMisfit): string {
  const name = misfit.name ?? usualNames[misfit.kind]
  switch (misfit.of) {
    case 'hole':
      return `The prize “${name}” is for hole ${misfit.hole}; the course has ${misfit.holes} holes.`
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
