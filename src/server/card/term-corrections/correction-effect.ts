import type { CorrectionEffect } from '#contract/card/term-corrections.ts'
import { handicapIndexToWire } from '#contract/platform/wire-names.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import type { CompetitionRow } from '../../competition/competition.ts'
import type { Queryable, Transaction } from '../../platform/db/transaction.ts'
import { listPlayers } from './term-corrections.store.ts'

/** Things that people have, each by what it is of. */
type Held<One> = ReadonlyMap<string, One & { value: string | null }>
type Place = Omit<CorrectionEffect['places'][number], 'before' | 'after'>
type Prize = Omit<CorrectionEffect['prizes'][number], 'before' | 'after'>

/** Places and prizes of competitions at one moment. */
export type Standing = { places: Held<Place>; prizes: Held<Prize> }

/** Reads them with what the transaction has changed so far; the board hands it over. */
export type ReadStanding = (tx: Transaction, competitions: readonly CompetitionRow[]) => Promise<Standing>

/** What differs between two moments of the same competitions. */
export function standingMoves(
  before: Standing,
  after: Standing,
): Pick<CorrectionEffect, 'places' | 'prizes'> {
  return {
    places: differing(before.places, after.places),
    prizes: differing(before.prizes, after.prizes),
  }
}

/** The Handicap Indexes of some players. */
export async function readIndexes(db: Queryable, userIds: readonly string[]) {
  const players = await listPlayers(db, userIds)
  return new Map(
    players.map(({ id, firstName, lastName, handicapIndex }) => [
      id,
      {
        playerName: `${firstName} ${lastName}`.trim(),
        value: handicapIndexToWire(handicapIndex === null ? null : toHandicapIndex(handicapIndex)),
      },
    ]),
  )
}

/** What somebody has at the second moment that they did not have at the first. */
export function differing<One extends object>(
  before: Held<One>,
  after: Held<One>,
): (Omit<One & { value: string | null }, 'value'> & { before: string | null; after: string | null })[] {
  return [...after].flatMap(([key, { value, ...named }]) => {
    const held = before.get(key)?.value ?? null
    return held === value ? [] : [{ ...named, before: held, after: value }]
  })
}
