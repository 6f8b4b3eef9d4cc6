import type { RoundCard, RoundEvent } from '#contract/card/round-card.ts'
import { formatDate, formatDateTime, formatHandicap } from '#web/lib/format.ts'
import { cardTermsText } from '#web/messages/en/card/card-terms.online.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { termName, termText } from '#web/lib/term-name.ts'
import { choiceName, choiceOf } from '../hole-choice.ts'

/** Each thing that the club did to the card, the newest first. */
export default function RoundEvents({ round }: { round: RoundCard }) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {[...round.events].reverse().map((event) => (
        <li key={event.id}>
          <OneEvent event={event} timeZone={round.timeZone} />
        </li>
      ))}
    </ol>
  )
}

function OneEvent({ event, timeZone }: { event: RoundEvent; timeZone: string }) {
  const { holes, attestation } = event
  const changes = figureChanges(event)
  return (
    <div className="grid gap-2 py-3 break-inside-avoid">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{headline(event)}</span>
        <time dateTime={event.at} className="text-note text-soft">
          {formatDateTime(event.at, timeZone)}
        </time>
      </p>
      {event.reason !== '' && (
        <p>
          <span className="text-soft">{roundsText.reason}:</span> {event.reason}
        </p>
      )}
      {holes.length + changes.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {[
            ...holes.map(({ holeNumber, before, after }) => ({
              name: roundsText.holeNumber(holeNumber),
              before: before.result === 'not_played' ? undefined : choiceName(choiceOf(before)),
              after: choiceName(choiceOf(after)),
            })),
            ...changes,
          ].map(({ name, before, after }) => (
            <li key={name}>
              <span className="text-soft">{name}</span>{' '}
              <b className="whitespace-nowrap">
                {before !== undefined && (
                  <>
                    {before} <span aria-hidden>→</span>
                    <span className="sr-only">{roundsText.to}</span>{' '}
                  </>
                )}
                {after}
              </b>
            </li>
          ))}
        </ul>
      )}
      {attestation?.partnerName != null && attestation.verifiedAt !== null && (
        <p className="text-note text-soft">
          {roundsText.wasAttested(attestation.partnerName, formatDateTime(attestation.verifiedAt, timeZone))}
        </p>
      )}
    </div>
  )
}

function headline({ kind, authorName, holes }: RoundEvent): string {
  const name = authorName === '' ? roundsText.formerAdmin : authorName
  switch (kind) {
    case 'started':
      return roundsText.started(name)
    case 'corrected':
      return holes.length > 0 && holes.every(({ before }) => before.result === 'not_played')
        ? roundsText.typedBy(name)
        : roundsText.correctedBy(name)
    case 'reopened':
      return roundsText.reopenedBy(name)
    case 'handed_in':
      return roundsText.handedInBy(name)
    case 'handed_in_at_kiosk':
      return roundsText.handedInAtKiosk(name)
    case 'index_taken_up':
      return roundsText.indexTakenUp
    case 'tee_changed':
      return roundsText.teeChangedBy(name)
    case 'totals_confirmed':
      return roundsText.totalsConfirmedBy(name)
    case 'withdrawn':
      return roundsText.withdrawnBy(name)
    case 'ended':
      return roundsText.endedBy(name)
    case 'taken_off':
      return roundsText.takenOffBy(name)
    case 'put_back':
      return roundsText.putBackBy(name)
    case 'moved':
      return roundsText.movedBy(name)
    case 'moved_here':
      return roundsText.movedHereBy(name)
    case 'terms_corrected':
      return roundsText.termsCorrectedBy(name)
    case 'terms_restored':
      return roundsText.termsRestoredBy(name)
    case 'holes_closed':
      return cardTermsText.holesClosedBy(name)
    case 'holes_opened':
      return cardTermsText.holesOpenedBy(name)
    case 'also_counts':
      return roundsText.alsoCountsBy(name)
    case 'another_round':
      return roundsText.anotherRoundBy(name)
  }
}

/** Place, terms, totals and index, where the event moved them. */
function figureChanges({ totals, handicap, tee: playedFrom, terms, place }: RoundEvent) {
  const text = (value: number | string | null | undefined) => `${value ?? '–'}`
  const { before, after } = totals
  // The terms have the tee and what it makes of the index.
  const tee = terms === undefined ? playedFrom : null
  return [
    ...(terms ?? []).map((change) => ({
      name: termName(change),
      before: text(termText(change.term, change.before)),
      after: text(termText(change.term, change.after)),
    })),
    {
      name: roundsText.competition,
      before: place?.before.competitionName ?? roundsText.noCompetitionAtAll,
      after: place?.after.competitionName ?? roundsText.noCompetitionAtAll,
    },
    {
      name: roundsText.roundNumber,
      before: text(place?.before.roundNumber),
      after: text(place?.after.roundNumber),
    },
    {
      name: roundsText.playedOn,
      before: place ? formatDate(place.before.playedOn, 'UTC') : '',
      after: place ? formatDate(place.after.playedOn, 'UTC') : '',
    },
    { name: roundsText.tee, before: text(tee?.before.name), after: text(tee?.after.name) },
    {
      name: roundsText.courseHandicap,
      before: text(tee?.before.courseHandicap),
      after: text(tee?.after.courseHandicap),
    },
    {
      name: roundsText.playingHandicap,
      before: text(tee?.before.playingHandicap),
      after: text(tee?.after.playingHandicap),
    },
    { name: roundsText.gross, before: text(before?.grossScore), after: text(after?.grossScore) },
    { name: roundsText.net, before: text(before?.netScore), after: text(after?.netScore) },
    { name: roundsText.points, before: text(before?.stablefordPoints), after: text(after?.stablefordPoints) },
    {
      name: roundsText.handicapIndex,
      before: text(formatHandicap(handicap.before)),
      after: text(formatHandicap(handicap.after)),
    },
  ].filter((change) => change.before !== change.after)
}
