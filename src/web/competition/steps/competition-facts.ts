import type { Competition } from '#contract/competition/competitions.ts'
import { formatMoney } from '#web/lib/format-more.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'

/** When it is played, in the club's time; empty where nobody has set it. */
export function whenText({ startDate, endDate, timeZone }: Competition): string {
  if (startDate === null || endDate === null) return ''
  return clubCompetitionsText.fromTo(formatDateTime(startDate, timeZone), formatDateTime(endDate, timeZone))
}

/** What an administrator knows a competition by: players, course, fee, and what its status means. */
export function competitionFacts(competition: Competition): string[] {
  const notes: Partial<Record<Competition['status'], string>> = {
    draft: clubCompetitionsText.draftNote,
    completed: clubCompetitionsText.completedNote,
    final: clubCompetitionsText.finalNote,
  }
  return [
    competition.maxParticipants === null
      ? clubCompetitionsText.participants(competition.participantCount)
      : clubCompetitionsText.participantsOf(competition.participantCount, competition.maxParticipants),
    competition.courseName,
    competition.entryFee === null ? null : formatMoney(competition.entryFee, competition.currency),
    notes[competition.status],
  ].filter((fact) => fact !== null && fact !== undefined)
}
