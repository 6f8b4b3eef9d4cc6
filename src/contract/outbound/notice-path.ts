import type { NoticeKind } from './notice-kinds.ts'

type Place = {
  kind: NoticeKind
  card: { roundId: string; isOwn: boolean; isOpen: boolean; markerCard?: boolean | undefined } | null
  competition: { id: string } | null
  holes: readonly number[]
}

const ofRecord: readonly NoticeKind[] = [
  ...(['record_ruled', 'round_elsewhere', 'record_joined', 'conditions_entered'] as const),
]

/** The page of the app to which a notice leads: that card at that hole, that competition, the members, or their own record. */
export function noticePath({ kind, card, competition, holes }: Place): string {
  if (kind === 'start_time' && competition) return `/competitions/${competition.id}/start-sheet`
  if (kind === 'indexes_corrected') return '/club-admin?tab=members'
  if (kind === 'name_corrected') return '/profile'
  if (kind === 'webhook_off') return '/club-admin?programs=1'
  if (ofRecord.includes(kind)) return '/handicap'
  if (kind === 'card_wanted' || kind === 'play_closed') return '/scorecard'
  if ((kind === 'play_ended' || kind === 'desk_help') && competition)
    return `/competition-desk/${competition.id}`
  if (kind.startsWith('match_') && competition) return `/competitions/${competition.id}/bracket`
  if (card && isSettledBetweenTwo(kind)) return settlingPath(card, holes)
  if (card?.isOwn === true && card.isOpen) return '/scorecard'
  if (card) return `/rounds/${card.roundId}`
  return competition ? `/competitions/${competition.id}/leaderboard` : '/'
}

/** What player and marker, or player and group, settle between them. */
function isSettledBetweenTwo(kind: NoticeKind): boolean {
  return kind === 'attest_asked' || kind === 'attest_refused' || kind === 'hole_differs'
}

/** A marker's card where one is asked for; else the player's own card, or the group's for who scores in it. */
function settlingPath(
  { roundId, isOwn, isOpen, markerCard }: NonNullable<Place['card']>,
  [hole]: readonly number[],
): string {
  if (markerCard === true) return `/rounds/${roundId}/marker-card`
  if (!isOpen) return `/rounds/${roundId}`
  if (!isOwn) return '/group'
  return hole === undefined ? '/scorecard' : `/scorecard?hole=${hole}`
}
