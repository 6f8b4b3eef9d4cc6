import { useState, useEffect } from 'react'
import {
  readKioskCard,
  readKioskPlayer,
  type KioskCard,
  type KioskChoice,
  type KioskClub,
  type KioskPlayer,
} from '#contract/card/kiosk-cards.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export type CardAsked = { courseId: string; competitionId?: string; teeId?: string }

type ChooseCardProps = {
  club: KioskClub
  player: KioskPlayer
  onFault: (fault: unknown) => void
  onChosen: (chosen: { asked: CardAsked; card: KioskCard }) => void
  onBack: () => void
}

/** The open card, one of a competition of today, or a round of its own. */
export function ChooseCard({ club, player, onFault, onChosen, onBack }: ChooseCardProps) {
  const { reply, fault } = useAsked(
    (signal) => send(readKioskPlayer, { params: { playerId: player.id }, signal }),
    onFault,
  )
  const loading = useLoadCard(player.id, onFault, onChosen)
  return (
    <div className="grid max-w-3xl gap-4">
      {fault !== undefined && <Notice tone="bad">{failureText(fault, sharedText.tryAgainLater)}</Notice>}
      {reply === undefined && fault === undefined && <Skeleton className="h-40 rounded-card" />}
      {reply && <Choices club={club} choice={reply} onGo={loading.load} />}
      {loading.isLoading && <p role="status">{text.loadingCard}</p>}
      {loading.fault !== undefined && (
        <Notice tone="bad">{failureText(loading.fault, sharedText.tryAgainLater)}</Notice>
      )}
      <div>
        <Button look="secondary" className="min-h-14 text-lead" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </div>
  )
}

function useLoadCard(
  playerId: string,
  onFault: ChooseCardProps['onFault'],
  onChosen: ChooseCardProps['onChosen'],
) {
  const [isLoading, setIsLoading] = useState(false)
  const [fault, setFault] = useState<unknown>()
  const load = (asked: CardAsked) => {
    if (isLoading) return
    setIsLoading(true)
    setFault(undefined)
    send(readKioskCard, { params: { playerId }, query: asked })
      .then(
        (card) => {
          onChosen({ asked, card })
        },
        (failed: unknown) => {
          setFault(failed)
          onFault(failed)
        },
      )
      .finally(() => {
        setIsLoading(false)
      })
  }
  return { load, isLoading, fault }
}

type ChoicesProps = { club: KioskClub; choice: KioskChoice; onGo: (asked: CardAsked) => void }

function Choices({ club, choice, onGo }: ChoicesProps) {
  const { openCard, competitions } = choice
  if (openCard)
    return (
      <BigChoice
        title={openCard.competitionName ?? openCard.courseName}
        note={text.openCard(openCard.thru)}
        onPress={() => {
          onGo({
            courseId: openCard.courseId,
            ...(openCard.competitionId === null ? {} : { competitionId: openCard.competitionId }),
          })
        }}
      />
    )
  return (
    <>
      {competitions.map(({ id, name, courseId }) =>
        courseId === null ? (
          <OwnChoice
            key={id}
            title={name}
            club={club}
            onGo={(asked) => {
              onGo({ ...asked, competitionId: id })
            }}
          />
        ) : (
          <BigChoice
            key={id}
            title={name}
            note={text.competitionCard}
            onPress={() => {
              onGo({ courseId, competitionId: id })
            }}
          />
        ),
      )}
      <OwnChoice title={text.casual} club={club} onGo={onGo} />
    </>
  )
}

function BigChoice({ title, note, onPress }: { title: string; note: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid min-h-20 gap-1 rounded-card border border-edge bg-card px-5 py-3 text-left active:bg-tint active:text-on-tint"
    >
      <span className="text-title font-semibold wrap-anywhere">{title}</span>
      <span className="text-soft">{note}</span>
    </button>
  )
}

/** Course and tee; the tee is the player's usual one unless they choose another. */
function OwnChoice({
  title,
  club,
  onGo,
}: {
  title: string
  club: KioskClub
  onGo: (asked: CardAsked) => void
}) {
  const [courseId, setCourseId] = useState(club.courses[0]?.id ?? '')
  const [teeId, setTeeId] = useState('')
  const tees = club.courses.find(({ id }) => id === courseId)?.tees ?? []
  if (club.courses.length === 0) return null
  return (
    <Card className="grid gap-4" role="group" aria-label={title}>
      <h2 className="text-title font-semibold">{title}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text.course}>
          {(wiring) => (
            <Select
              {...wiring}
              value={courseId}
              onChange={(event) => {
                setCourseId(event.target.value)
                setTeeId('')
              }}
            >
              <SelectOptions from={club.courses} />
            </Select>
          )}
        </Field>
        <Field label={text.tee}>
          {(wiring) => (
            <Select
              {...wiring}
              value={teeId}
              onChange={(event) => {
                setTeeId(event.target.value)
              }}
            >
              <option value="">{text.ownTee}</option>
              <SelectOptions from={tees} />
            </Select>
          )}
        </Field>
      </div>
      <Button
        className="min-h-14 justify-self-start text-lead"
        onClick={() => {
          onGo({ courseId, ...(teeId === '' ? {} : { teeId }) })
        }}
      >
        {text.go}
      </Button>
    </Card>
  )
}

type Asked<Reply> = { reply: Reply | undefined; fault: unknown }

/** Asks once for what a step needs. Unlike a query it is kept nowhere: it goes with the component. */
function useAsked<Reply>(
  ask: (signal: AbortSignal) => Promise<Reply>,
  onFault: (fault: unknown) => void,
): Asked<Reply> {
  const [asked, setAsked] = useState<Asked<Reply>>({ reply: undefined, fault: undefined })
  const [first] = useState(() => ask)
  useEffect(() => {
    const control = new AbortController()
    first(control.signal).then(
      (reply) => {
        setAsked({ reply, fault: undefined })
      },
      (fault: unknown) => {
        if (control.signal.aborted) return
        setAsked({ reply: undefined, fault })
        onFault(fault)
      },
    )
    return () => {
      control.abort()
    }
  }, [first, onFault])
  return asked
}
