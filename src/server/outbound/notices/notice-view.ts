import type { Notice } from '#contract/outbound/notices.ts'
import { fullName } from '#contract/club/former-member.ts'
import { cardStatusNamed } from '#golf/competition/card-status.ts'
import { scoreRulings } from '#golf/handicap/score-rulings.ts'
import { cardChanges } from '#contract/outbound/notice-kinds.ts'
import type { NoticeRow } from './notices.store.ts'

/** A notice as the wire shows it: facts and names as they are now. */
export function toNotice({
  notice,
  clubName,
  timeZone,
  round,
  courseName,
  player,
  by,
  competition,
  markerCard,
  start,
  partners,
  ...words
}: NoticeRow): Notice {
  const { facts } = notice
  return {
    id: notice.id,
    kind: notice.kind,
    at: notice.createdAt.toISOString(),
    isRead: notice.readAt !== null,
    clubName,
    byName: by ? fullName(by) : null,
    card:
      round && courseName !== null && player
        ? {
            roundId: round.id,
            courseName,
            startedAt: round.startedAt.toISOString(),
            playerName: fullName(player),
            isOwn: round.userId === notice.userId,
            isOpen: round.status === 'in_progress',
            ...(markerCard === true && { markerCard }),
          }
        : null,
    competition:
      competition && notice.competitionId !== null
        ? {
            id: notice.competitionId,
            name: competition.name,
            startsAt: competition.startDate.toISOString(),
            timeZone,
          }
        : null,
    holes: [...(facts.holes ?? [])],
    change: cardChanges.find((one) => one === facts.change) ?? null,
    isAccepted: facts.isAccepted ?? null,
    players: facts.players ?? null,
    ruling: scoreRulings.find((one) => one === facts.ruling) ?? null,
    isOn: facts.isOn ?? null,
    ...(facts.cardStatus === undefined ? {} : { cardStatus: cardStatusNamed(facts.cardStatus) }),
    ...(facts.pcc === undefined ? {} : { pcc: facts.pcc }),
    ...(facts.day === undefined ? {} : { day: facts.day }),
    ...(start && { start: { ...start, startsAt: start.startsAt.toISOString(), partners: partners ?? [] } }),
    ...wireWords(words),
    ...(facts.place && { place: facts.place }),
    ...(facts.result === undefined ? {} : { result: facts.result }),
    ...(facts.isPair === true && { isPair: true }),
    ...(facts.counts === undefined ? {} : { counts: facts.counts }),
  }
}

/** What the club wrote, where the notice is of that. */
function wireWords({ message, answer }: Pick<NoticeRow, 'message' | 'answer'>) {
  return { ...(message !== null && { message }), ...(answer !== null && { answer }) }
}
