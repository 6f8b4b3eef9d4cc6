import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react'
import { useSearch } from 'wouter'
import type { Competition } from '#contract/competition/competitions.ts'
import { listDeskCards, type DeskCard } from '#contract/competition/desk-cards.ts'
import { deskCardStates, isWaitedFor, type DeskCardState } from '#golf/competition/desk-card.ts'
import { OfflineError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import type { DeskSectionProps } from '../desk-sections.ts'
import { CardRow } from './card-row.tsx'
import { CloseHoles } from './close-holes.tsx'
import { DropRound } from './drop-round.tsx'
import { RuleOnChosen } from './rule-on-chosen.tsx'
import { useReminder } from './use-reminder.ts'

const TermsPanel = lazy(() => import('#web/card/term-corrections/terms-panel.tsx'))

const POLL_MS = 15_000

/** Every card of the competition with where it stands, and what the secretary can do with it. */
export default function CardsSection({ competition }: DeskSectionProps) {
  const params = { competitionId: competition.id }
  const seesTerms = useIsClubAdmin() === true && competition.competitionType !== 'matchplay'
  const cards = useQuery({ ...query(listDeskCards, { params }), refetchInterval: POLL_MS })
  if (cards.isError && !cards.data)
    return (
      <ErrorState
        title={text.loadFailed}
        isOffline={cards.error instanceof OfflineError}
        onRetry={() => void cards.refetch()}
      >
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!cards.data) return <SkeletonCards />
  return (
    <Section title={text.stages[cards.data.stage]}>
      <LastLoaded asked={cards} />
      {seesTerms && (
        <Suspense>
          <TermsPanel at="top" competition={competition} />
        </Suspense>
      )}
      {cards.data.cards.length === 0 ? (
        <p className="text-soft">{text.nobody}</p>
      ) : (
        <Cards competition={competition} cards={cards.data.cards} />
      )}
      <CloseHoles competition={competition} />
      <DropRound competition={competition} cards={cards.data.cards} />
      {seesTerms && (
        <Suspense>
          <TermsPanel at="foot" competition={competition} />
        </Suspense>
      )}
    </Section>
  )
}

function Cards({ competition, cards }: { competition: Competition; cards: readonly DeskCard[] }) {
  const asked = new URLSearchParams(useSearch()).get('show')
  const [shown, setShown] = useState(() => deskCardStates.find((state) => state === asked))
  const [sought, setSought] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const reminder = useReminder(competition)
  const list = useRef<HTMLUListElement>(null)
  const isOpen = competition.status !== 'final'
  const waiting = cards.filter(isWaitedFor)
  const listed = cards.filter(
    (card) => (shown === undefined || card.state === shown) && isSought(card.playerName, sought),
  )
  const chosenCards = cards.filter(({ userId }) => chosen.has(userId))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StateFilter cards={cards} shown={shown} onShow={setShown} />
      <SearchAndRemind
        sought={sought}
        reminder={reminder}
        waiting={isOpen ? waiting.filter(({ hasAccount }) => hasAccount).length : 0}
        onSeek={setSought}
      />
      {isOpen && (
        <ChooseShown
          listed={listed}
          chosen={chosen}
          onChoose={(userIds) => {
            setChosen(new Set(userIds))
          }}
        />
      )}
      {listed.length === 0 && <p className="text-soft">{text.noneFound}</p>}
      <ul ref={list} className="divide-y divide-line border-y border-line">
        {listed.map((card) => (
          <CardRow
            // The same before and after the card is begun, or what is typed would be gone with the next poll.
            key={`${card.userId} ${card.roundNumber ?? 1}`}
            card={card}
            competition={competition}
            isOpen={isOpen}
            isChosen={chosen.has(card.userId)}
            onChoose={(isChosen) => {
              setChosen(withOrWithout(chosen, { userId: card.userId, isChosen }))
            }}
            onRemind={() => {
              reminder.remind([card.userId])
            }}
          />
        ))}
      </ul>
      {isOpen && chosenCards.length > 0 && (
        <RuleAtFoot
          competition={competition}
          cards={chosenCards}
          onDone={() => {
            setChosen(new Set())
            list.current?.querySelector<HTMLElement>(`[data-player="${chosenCards[0]?.userId}"]`)?.focus()
          }}
        />
      )}
    </div>
  )
}

/** At the foot of the screen, wherever in the list a card was chosen. */
function RuleAtFoot(props: ComponentProps<typeof RuleOnChosen>) {
  return (
    <div className="sticky bottom-20 z-20 lg:bottom-4">
      <RuleOnChosen {...props} />
    </div>
  )
}

type SearchAndRemindProps = {
  sought: string
  /** How many of the cards that the club waits for are of players who can be reminded. */
  waiting: number
  reminder: ReturnType<typeof useReminder>
  onSeek: (sought: string) => void
}

function SearchAndRemind({ sought, waiting, reminder, onSeek }: SearchAndRemindProps) {
  const isAdmin = useIsClubAdmin() === true
  return (
    <div className="flex max-w-4xl flex-wrap items-end gap-3">
      <Field label={text.search} className="min-w-56 flex-1">
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            value={sought}
            onChange={(event) => {
              onSeek(event.target.value)
            }}
          />
        )}
      </Field>
      {isAdmin && waiting > 0 && (
        <Button
          look="secondary"
          busy={reminder.isBusy ? text.reminding : undefined}
          onClick={() => {
            reminder.remind()
          }}
        >
          {text.remindAll(waiting)}
        </Button>
      )}
    </div>
  )
}

type StateFilterProps = {
  cards: readonly DeskCard[]
  shown: DeskCardState | undefined
  onShow: (state: DeskCardState | undefined) => void
}

/** How many cards stand where; a press shows those alone, and again all. */
function StateFilter({ cards, shown, onShow }: StateFilterProps) {
  const counts = deskCardStates
    .map((state) => ({ state, count: cards.filter((card) => card.state === state).length }))
    .filter(({ state, count }) => count > 0 || state === shown)
  return (
    <div role="group" aria-label={text.filter} className="flex flex-wrap gap-2">
      <Button
        look={shown === undefined ? 'primary' : 'secondary'}
        aria-pressed={shown === undefined}
        onClick={() => {
          onShow(undefined)
        }}
      >
        {text.all(cards.length)}
      </Button>
      {counts.map(({ state, count }) => (
        <Button
          key={state}
          look={state === shown ? 'primary' : 'secondary'}
          aria-pressed={state === shown}
          onClick={() => {
            onShow(state === shown ? undefined : state)
          }}
        >
          {text.counted(text.states[state], count)}
        </Button>
      ))}
    </div>
  )
}

type ChooseShownProps = {
  listed: readonly DeskCard[]
  chosen: ReadonlySet<string>
  onChoose: (userIds: string[]) => void
}

function ChooseShown({ listed, chosen, onChoose }: ChooseShownProps) {
  const isAll = listed.length > 0 && listed.every(({ userId }) => chosen.has(userId))
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
      <input
        type="checkbox"
        className="size-6 shrink-0"
        checked={isAll}
        disabled={listed.length === 0}
        onChange={(event) => {
          onChoose(event.target.checked ? listed.map(({ userId }) => userId) : [])
        }}
      />
      {text.chooseShown(listed.length)}
    </label>
  )
}

function isSought(name: string, sought: string): boolean {
  const plain = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain(name).includes(plain(sought.trim()))
}

function withOrWithout(
  chosen: ReadonlySet<string>,
  { userId, isChosen }: { userId: string; isChosen: boolean },
): ReadonlySet<string> {
  const next = new Set(chosen)
  if (isChosen) next.add(userId)
  else next.delete(userId)
  return next
}
