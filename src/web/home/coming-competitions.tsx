import { Link } from 'wouter'
import type { CurrentCompetition } from '#contract/board/own-place.ts'
import { isPlayOver } from '#golf/competition/competition.ts'
import { competitionResultsPath, stageName } from '#web/lib/competition-words.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { placeSentence } from '#web/lib/place-sentence.ts'
import { homeText } from '#web/messages/en/home/home.ts'
import { LazyFeePart } from '#web/money/lazy-fee-part.tsx'
import { LazyOwnStart } from '#web/competition/lazy-own-start.tsx'
import { Section } from '#web/ui/card.tsx'
import { LazyJoinButton } from './lazy-join-button.tsx'

const COMING_SHOWN = 3

type ComingCompetitionsProps = {
  competitions: readonly CurrentCompetition[]
  onJoined: (competition: CurrentCompetition) => void
}

/** Results of the last days that the reader has a part in, and what comes next, each with what there is to do. */
export function ComingCompetitions({ competitions, onJoined }: ComingCompetitionsProps) {
  const over = competitions.filter((one) => isPlayOver(one.status) && resultText(one) !== undefined).slice(-1)
  const coming = competitions.filter(({ status }) => status === 'upcoming')
  const entered = coming.filter(({ hasJoined, isReserve }) => hasJoined || isReserve)
  const open = coming.filter(({ canJoin }) => canJoin)
  const shown = [...entered, ...open].slice(0, COMING_SHOWN)
  return (
    <>
      <Lines title={homeText.result} competitions={over} onJoined={onJoined} />
      <Lines
        title={entered.length > 0 ? homeText.coming : homeText.comingUp}
        competitions={shown}
        onJoined={onJoined}
      />
    </>
  )
}

function Lines({ title, competitions, onJoined }: ComingCompetitionsProps & { title: string }) {
  if (competitions.length === 0) return null
  return (
    <Section title={title}>
      <ul className="divide-y divide-line border-y border-line">
        {competitions.map((competition) => (
          <li
            key={competition.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
          >
            <Link
              href={competitionResultsPath(competition)}
              className="grid min-h-11 min-w-0 flex-1 basis-56 content-center rounded-control hover:underline"
            >
              <span className="font-semibold">{competition.name}</span>
              <span className="text-note text-soft">{doText(competition)}</span>
            </Link>
            {competition.hasJoined && <LazyOwnStart competition={competition} />}
            <LazyFeePart competition={competition} />
            {competition.canJoin && (
              <LazyJoinButton
                competition={competition}
                look="secondary"
                onJoined={() => {
                  onJoined(competition)
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** How a competition that is over ended for the reader; undefined for one in which they have no part. */
function resultText({ status, place, hasPlayed }: CurrentCompetition): string | undefined {
  const isMissing = !hasPlayed && place !== null && place.thru > 0 && status === 'completed'
  return isMissing ? homeText.cardOut : placeSentence(place, true)
}

/** "Reserve 1", and what comes of it; undefined for who is not on the reserve list. */
export function reserveText({ isReserve, reservePlace }: CurrentCompetition): string | undefined {
  if (!isReserve) return undefined
  return reservePlace === undefined ? homeText.onReserve : homeText.reservePlace(reservePlace)
}

function doText(competition: CurrentCompetition): string {
  const { status, startDate, timeZone, hasJoined } = competition
  const texts = isPlayOver(status)
    ? [resultText(competition), stageName(competition)]
    : [
        hasJoined ? homeText.entered : reserveText(competition),
        startDate === null ? undefined : homeText.starts(formatDateTime(startDate, timeZone)),
      ]
  return texts.filter((text) => text !== undefined).join(' · ')
}
