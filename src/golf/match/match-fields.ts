import type { MatchSaying, matchWordKinds } from './match-entry.ts'
import type { Side } from './match-state.ts'

/** A word of a match as flat fields, which the wire and the store have; which of them a kind has is known here only. */
export type MatchFields = {
  kind: (typeof matchWordKinds)[number]
  holeNumber: number | null
  side?: Side | null | undefined
  strokesA?: number | null | undefined
  strokesB?: number | null | undefined
  result?: string | null | undefined
}

/** The word that the fields of an entry make; undefined where its kind asks for others. */
export function sayingFromFields(fields: MatchFields): MatchSaying | undefined {
  const { holeNumber, strokesA = null, strokesB = null } = fields
  const side = fields.side ?? undefined
  if (holeNumber === null) return aboutMatch(fields)
  switch (fields.kind) {
    case 'won':
    case 'hole_conceded':
      return side && { holeNumber, word: { kind: fields.kind, side } }
    case 'halved':
    case 'nothing':
      return { holeNumber, word: { kind: fields.kind } }
    case 'strokes':
      if (strokesA === null && strokesB === null) return undefined
      return { holeNumber, word: { kind: 'strokes', A: strokesA, B: strokesB } }
    case 'match_conceded':
    case 'withdrawn':
    case 'goes_on':
    case 'confirmed':
      return undefined
  }
}

function aboutMatch({ kind, side, result }: MatchFields): MatchSaying | undefined {
  if (kind === 'goes_on') return { holeNumber: null, word: { kind } }
  if (!side) return undefined
  if (kind === 'match_conceded' || kind === 'withdrawn') return { holeNumber: null, word: { kind, side } }
  if (kind === 'confirmed' && result) return { holeNumber: null, word: { kind, winner: side, result } }
  return undefined
}

/** The fields of a word, for the wire and the store. */
export function fieldsOfSaying({ holeNumber, word }: MatchSaying): Required<MatchFields> {
  return {
    kind: word.kind,
    holeNumber,
    side: 'side' in word ? word.side : word.kind === 'confirmed' ? word.winner : null,
    strokesA: word.kind === 'strokes' ? word.A : null,
    strokesB: word.kind === 'strokes' ? word.B : null,
    result: word.kind === 'confirmed' ? word.result : null,
  }
}
