import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { getHandicapDesk, type HandicapDesk } from '#contract/handicap/handicap-desk.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { handicapCommitteeText as text } from '#web/messages/en/handicap/handicap-committee.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4'

/** What the committee has decided that still holds, and the cards that it waits for. */
export function DeskLists({ clubId }: { clubId: string }) {
  const desk = useQuery({ ...query(getHandicapDesk, { params: { clubId } }), staleTime: 0 })
  if (desk.isError)
    return (
      <ErrorState title={text.deskFailed} onRetry={() => void desk.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!desk.data) return <SkeletonCards count={2} className="h-24" />
  return (
    <>
      <InForce decisions={desk.data.inForce} indexes={desk.data.indexes} />
      <NotReturned cards={desk.data.notReturned} />
      <NotRated scores={desk.data.notRated} />
    </>
  )
}

type InForceProps = { decisions: HandicapDesk['inForce']; indexes: HandicapDesk['indexes'] }

function InForce({ decisions, indexes }: InForceProps) {
  return (
    <Section title={text.inForce.title}>
      {decisions.length + indexes.length === 0 ? (
        <p className="text-soft">{text.inForce.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {indexes.map((one) => (
            <Decision key={one.id} made={one}>
              {indexText(one)}
            </Decision>
          ))}
          {decisions.map((one) => (
            <Decision key={one.id} made={one}>
              {`${text.inForce[one.kind]} ${text.inForce.score(formatDate(one.day, 'UTC'), one.courseName)}`}
            </Decision>
          ))}
        </ul>
      )}
    </Section>
  )
}

function indexText({ kind, index, from, until }: HandicapDesk['indexes'][number]): string {
  const first = formatDate(from, 'UTC')
  if (kind === 'freeze') return text.inForce.frozen(formatHandicap(index) ?? text.members.noIndex, first)
  return until === null || until === from
    ? text.inForce.heldOn(first)
    : text.inForce.held(first, formatDate(until, 'UTC'))
}

type DecisionProps = {
  made: { userId: string; playerName: string; authorName: string | null; at: string }
  children: string
}

/** One decision with the way to the record that it stands on. */
function Decision({ made, children }: DecisionProps) {
  const { userId, playerName, authorName, at } = made
  return (
    <li className="grid py-2">
      <Link
        href={`/members/${userId}/handicap`}
        aria-label={text.members.record(playerName)}
        className={linkClass}
      >
        {playerName}
      </Link>
      <span>{children}</span>
      <span className="text-note text-soft">
        {text.inForce.by(authorName ?? text.conditions.someone, formatDate(at))}
      </span>
    </li>
  )
}

function NotReturned({ cards }: { cards: HandicapDesk['notReturned'] }) {
  return (
    <Section title={text.notReturned.title}>
      <p className="text-soft">{cards.length === 0 ? text.notReturned.none : text.notReturned.lead}</p>
      {cards.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {cards.map(({ roundId, playerName, courseName, startedAt }) => (
            <li key={roundId} className="grid py-2">
              <Link
                href={`/rounds/${roundId}`}
                aria-label={text.notReturned.cardOf(playerName)}
                className={linkClass}
              >
                {playerName}
              </Link>
              <span className="text-note text-soft">
                {text.notReturned.card(courseName, formatDate(startedAt))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Scores from before cards of unrated tees were kept off the record; nothing where there is none. */
function NotRated({ scores }: { scores: HandicapDesk['notRated'] }) {
  if (scores.length === 0) return null
  return (
    <Section title={text.notRated.title}>
      <p className="text-soft">{text.notRated.lead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {scores.map(({ roundId, playerName, courseName, teeName, day }) => (
          <li key={roundId} className="grid py-2">
            <Link
              href={`/rounds/${roundId}`}
              aria-label={text.notReturned.cardOf(playerName)}
              className={linkClass}
            >
              {playerName}
            </Link>
            <span className="text-note text-soft">
              {text.notRated.score(
                [courseName, teeName ?? ''].filter(Boolean).join(', '),
                formatDate(day, 'UTC'),
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
