/** What one process tells the others, and itself. Only ids: whoever needs the facts reads them from the store. */
export type Change =
  | { kind: 'board'; competitionId: string; userId: string }
  /** Memberships, handicap, sessions or name of a person. */
  | { kind: 'person'; userId: string }
  /** A mail waits to be sent. */
  | { kind: 'mail' }

/** The NOTIFY channel that every process of an installation listens to. */
export const CHANGE_CHANNEL = 'scoreclub_changes'

/** A change as the payload of a notice. */
export function encodeChange(change: Change): string {
  switch (change.kind) {
    case 'board':
      return `board ${change.competitionId} ${change.userId}`
    case 'person':
      return `person ${change.userId}`
    case 'mail':
      return 'mail'
  }
}

/**
 * The payload of a board's change as an SQL expression of two columns, for a statement that learns only while it runs
 * whose board changed: the score write announces its change in the same statement. The columns are never null there.
 */
export function boardChangeSql(columns: { competitionId: string; userId: string }): string {
  return `'board ' || ${columns.competitionId} || ' ' || ${columns.userId}`
}

/** undefined for a payload that no version of this program wrote. */
export function decodeChange(payload: string): Change | undefined {
  const [kind, first, second] = payload.split(' ')
  if (kind === 'board' && first !== undefined && second !== undefined)
    return { kind: 'board', competitionId: first, userId: second }
  if (kind === 'person' && first !== undefined) return { kind: 'person', userId: first }
  if (kind === 'mail') return { kind: 'mail' }
  return undefined
}
