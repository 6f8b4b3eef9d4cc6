import { useQuery } from '@tanstack/react-query'
import { getOwnPlace, type OwnPlace } from '#contract/board/own-place.ts'
import type { CompetitionType } from '#golf/competition/competition.ts'
import { rankedBy, type RankedBy } from '#golf/competition/ranked-by.ts'
import { useClubRuling } from '#web/card/use-club-ruling.ts'
import { query } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { scorecardDoneText } from '#web/messages/en/card/scorecard-done.ts'
import { Outcome, OutcomeLoading } from './outcome.tsx'

type PlaceTakenProps = { competitionId: string; competitionType: CompetitionType | null }

/** Where the card has put its player, or their team, on the board. */
export function PlaceTaken({ competitionId, competitionType }: PlaceTakenProps) {
  const { data, isError } = useQuery({
    ...query(getOwnPlace, { params: { competitionId } }),
    // What was known before the card came in is another place.
    staleTime: 0,
  })
  const ruling = useClubRuling({ competitionId, userId: useUser()?.id })
  const text = scorecardDoneText
  if (isError) return <Outcome name={text.place} value="–" note={text.placeUnknown} />
  if (!data || ruling === undefined) return <OutcomeLoading name={text.place} />
  const { place } = data
  const ruled = ruling && [ruling.said, ruling.reason].filter((said) => said !== null).join(' ')
  const name = place?.isTeam === true ? text.teamPlace : text.place
  if (place?.position == null)
    return <Outcome name={name} value={text.noPlace} note={ruled ?? text.noPlaceText} />
  const position = text.position(place.position)
  return (
    <Outcome
      name={name}
      value={place.isShared ? `${position}, ${text.shared}` : position}
      note={ruled ?? distance(place, competitionType === null ? 'points' : rankedBy[competitionType])}
    />
  )
}

/** What the place means: how far from the leader, or from the next. */
export function distance({ position, isShared, behind, ahead }: OwnPlace, unit: RankedBy): string {
  const text = scorecardDoneText
  if (ahead !== null && ahead > 0) return text.ahead[unit](ahead)
  // The first card that came in has nobody behind it either.
  if (behind === null || behind === 0) return position === 1 && !isShared ? text.leads : text.level
  return text.behind[unit](behind)
}
