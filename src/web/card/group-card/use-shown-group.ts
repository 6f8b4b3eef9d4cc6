import { useState } from 'react'
import type { PlayingGroup } from '#contract/card/groups.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'

/**
 * The group to show: the club's, and once the club has none any more because every card is in, the one that was on the
 * screen, until the page is left. Otherwise "All cards are in" would give way to the page on which a group is set up.
 * @param read what the club answered; null when it has no group, undefined before it answered
 */
export function useShownGroup(
  read: PlayingGroup | null | undefined,
  snapshot: OutboxSnapshot | undefined,
): PlayingGroup | null | undefined {
  const [last, setLast] = useState<PlayingGroup | null>(null)
  const next = read ?? (read === null && last ? allIn(last, snapshot) : last)
  if (next !== last) setLast(next)
  return read === undefined ? undefined : next
}

/** The group with every card handed in, at the club or on this phone; null when one is open, as when its last player left. */
function allIn(group: PlayingGroup, snapshot: OutboxSnapshot | undefined): PlayingGroup | null {
  if (group.players.every(({ round }) => round.status !== 'in_progress')) return group
  const isIn = ({ id, status }: PlayingGroup['players'][number]['round']) => {
    const handIn = snapshot?.rounds.get(id)?.handIn
    return status !== 'in_progress' || handIn?.refusal === null
  }
  if (!group.players.every(({ round }) => isIn(round))) return null
  // What waited on this phone is dropped from it when the club has taken it: the decision is kept in the cards.
  return {
    ...group,
    players: group.players.map((one) => ({ ...one, round: { ...one.round, status: 'submitted' } })),
  }
}
