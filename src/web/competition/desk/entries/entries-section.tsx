import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import {
  changeEntries,
  exportEntries,
  readEntries,
  type Entry,
  type EntryList,
} from '#contract/competition/entries.ts'
import type { FeeState } from '#contract/money/fee-states.ts'
import { OfflineError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatMoney } from '#web/lib/format-more.ts'
import { offerFile } from '#web/lib/offer-file.ts'
import { query } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { deskEntriesText as text } from '#web/messages/en/competition/desk-entries.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Figure, Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LastLoaded } from '#web/ui/last-loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { DeskSectionProps } from '../desk-sections.ts'
import { DivisionsDialog } from './divisions-dialog.tsx'
import { EditGuestDialog } from './edit-guest-dialog.tsx'
import { EnterDialog } from './enter-dialog.tsx'
import { ShownEntries } from './shown-entries.tsx'
import { GuestDialog } from './guest-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { entryChanges } from './use-entries.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const GuestListDialog = lazy(() => import('./guest-list-dialog.tsx'))

type Opened = 'enter' | 'guest' | 'guestList' | 'editGuest' | 'terms' | 'divisions' | 'withdraw'

/** Who is in the competition, what they owe, and what the club does about both. */
export default function EntriesSection({ competition }: DeskSectionProps) {
  const params = { competitionId: competition.id }
  const list = useQuery(query(readEntries, { params }))
  const [opened, setOpened] = useState<Opened>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  if (list.isError && !list.data)
    return (
      <ErrorState
        title={text.loadFailed}
        isOffline={list.error instanceof OfflineError}
        onRetry={() => void list.refetch()}
      >
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!list.data) return <SkeletonCards />
  const close = () => {
    setOpened(undefined)
  }
  const done = () => {
    setChosen([])
    close()
  }
  const [one] = chosen.length === 1 ? list.data.entries.filter(({ userId }) => userId === chosen[0]) : []
  const guest = one?.isGuest === true ? one : undefined
  return (
    <Section
      title={text.title}
      actions={<Tools competitionId={competition.id} onOpen={setOpened} isDrawn={list.data.isDrawn} />}
    >
      <LastLoaded asked={list} />
      {list.data.isDrawn && <Notice tone="info">{text.drawn}</Notice>}
      <Figures list={list.data} currency={competition.currency} />
      <Chosen
        competitionId={competition.id}
        chosen={chosen}
        hasFee={list.data.fees.fee !== null}
        payBack={payBackOf(
          list.data.entries.filter(({ userId }) => chosen.includes(userId)),
          competition.status === 'cancelled',
        )}
        onDone={done}
        {...(guest && {
          onEditGuest: () => {
            setOpened('editGuest')
          },
        })}
        onWithdraw={() => {
          setOpened('withdraw')
        }}
      />
      <Rows list={list.data} competition={competition} chosen={chosen} onChoose={setChosen} />
      <Dialogs
        competition={competition}
        opened={opened}
        chosen={chosen}
        guest={guest}
        close={close}
        done={done}
        list={list.data}
      />
    </Section>
  )
}

type RowsProps = Pick<DeskSectionProps, 'competition'> & {
  list: EntryList
  chosen: readonly string[]
  onChoose: (userIds: readonly string[]) => void
}

function Rows({ list, competition: { currency, timeZone }, chosen, onChoose }: RowsProps) {
  return list.entries.length === 0 ? (
    <EmptyState icon={<Users aria-hidden size={32} />} title={text.none}>
      {text.noneNext}
    </EmptyState>
  ) : (
    <ShownEntries list={list} currency={currency} timeZone={timeZone} chosen={chosen} onChoose={onChoose} />
  )
}

/** Of those chosen, whether something can be paid back, and whether some of that goes to a card. */
function payBackOf(chosen: readonly Entry[], isCancelled: boolean): 'none' | 'noted' | 'by_card' {
  const back = chosen.filter(
    ({ status, fee, byCard }) =>
      ((status === 'withdrawn' || isCancelled) && fee === 'paid' && byCard?.state !== 'returning') ||
      byCard?.state === 'refused',
  )
  if (back.length === 0) return 'none'
  return back.some(({ byCard }) => byCard?.state === 'paid' || byCard?.state === 'refused')
    ? 'by_card'
    : 'noted'
}

type DialogsProps = Pick<DeskSectionProps, 'competition'> & {
  list: EntryList
  opened: Opened | undefined
  chosen: readonly string[]
  guest: Entry | undefined
  close: () => void
  done: () => void
}

function Dialogs({ competition, list, opened, chosen, guest, close, done }: DialogsProps) {
  const dialog = { competitionId: competition.id, onClose: done }
  return (
    <>
      {opened === 'enter' && <EnterDialog {...dialog} clubId={competition.clubId} />}
      {opened === 'guest' && <GuestDialog {...dialog} />}
      {opened === 'guestList' && (
        <Suspense>
          <GuestListDialog {...dialog} entries={list.entries} />
        </Suspense>
      )}
      {opened === 'editGuest' && guest && <EditGuestDialog {...dialog} guest={guest} />}
      {opened === 'withdraw' && (
        <WithdrawDialog {...dialog} entries={list.entries.filter(({ userId }) => chosen.includes(userId))} />
      )}
      {opened === 'terms' && <TermsDialog competition={competition} terms={list.terms} onClose={done} />}
      {opened === 'divisions' && (
        <DivisionsDialog competition={competition} terms={list.terms} onClose={close} />
      )}
    </>
  )
}

function Tools(props: { competitionId: string; isDrawn: boolean; onOpen: (dialog: Opened) => void }) {
  const { competitionId, isDrawn, onOpen } = props
  const save = useAction({
    run: () => send(exportEntries, { params: { competitionId } }),
    changes: [],
    onDone: ({ csv }) => {
      offerFile(csv, 'entries.csv')
    },
    onFail: (fault) => {
      showToast({ tone: 'error', title: sharedText.error, description: failureText(fault, text.loadFailed) })
    },
  })
  const isAdmin = useIsClubAdmin() === true
  const buttons = [
    ...(isDrawn ? [] : (['enter', 'guest', 'guestList'] as const)),
    ...(isAdmin ? (['terms', 'divisions'] as const) : []),
  ]
  const labels = {
    enter: text.enter,
    guest: text.enterGuest,
    guestList: text.enterGuestList,
    terms: text.terms,
    divisions: text.divisionsAndTees,
  }
  return (
    <>
      {buttons.map((name) => (
        <Button
          key={name}
          look={name === 'enter' ? 'primary' : 'secondary'}
          onClick={() => {
            onOpen(name)
          }}
        >
          {labels[name]}
        </Button>
      ))}
      {isAdmin && (
        <Button
          look="secondary"
          onClick={() => {
            save.mutate(undefined)
          }}
        >
          {text.csv}
        </Button>
      )}
    </>
  )
}

function Figures({ list: { entries, terms, fees }, currency }: { list: EntryList; currency: string }) {
  const count = (status: string) => entries.filter((one) => one.status === status).length
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Figure
          label={text.enteredCount}
          value={count('entered')}
          note={terms.maxParticipants === null ? undefined : text.ofPlaces(terms.maxParticipants)}
        />
        <Figure label={text.reserves} value={count('reserve')} />
        {fees.fee !== null && (
          <>
            <Figure label={text.owed} value={formatMoney(fees.owed, currency)} />
            <Figure label={text.paid} value={formatMoney(fees.paid, currency)} />
          </>
        )}
      </dl>
    </Card>
  )
}

type ChosenProps = {
  competitionId: string
  chosen: readonly string[]
  hasFee: boolean
  /** Of somebody who withdrew and has paid. */
  payBack: 'none' | 'noted' | 'by_card'
  onDone: () => void
  /** Where one guest is chosen. */
  onEditGuest?: () => void
  onWithdraw: () => void
}

/** A desk takes money; whether a fee is waived or goes back is the club's to say. */
function feesOffered({ isAdmin, payBack }: { isAdmin: boolean } & Pick<ChosenProps, 'payBack'>): FeeState[] {
  if (!isAdmin) return ['paid', 'owed']
  return ['paid', 'owed', 'waived', ...(payBack === 'none' ? [] : (['refunded'] as const))]
}

/** What is done with those who are chosen in the list. */
function Chosen({ competitionId, chosen, hasFee, payBack, onDone, onEditGuest, onWithdraw }: ChosenProps) {
  const change = useAction({
    run: (fee: FeeState) =>
      send(changeEntries, { params: { competitionId }, body: { userIds: [...chosen], fee } }),
    changes: entryChanges,
    onDone,
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: sharedText.error,
        description: failureText(fault, text.changeFailed),
      })
    },
  })
  const isAdmin = useIsClubAdmin() === true
  const fees = {
    paid: text.markPaid,
    owed: text.markOwed,
    waived: text.markWaived,
    refunded: payBack === 'by_card' ? text.payBack : text.markRefunded,
  }
  return (
    <div
      className="flex min-h-11 flex-wrap items-center gap-2"
      role="group"
      aria-label={text.chosen(chosen.length)}
    >
      <span aria-live="polite">{chosen.length > 0 && text.chosen(chosen.length)}</span>
      {chosen.length > 0 && (
        <>
          {hasFee &&
            feesOffered({ isAdmin, payBack }).map((fee) => (
              <Button
                key={fee}
                look="secondary"
                onClick={() => {
                  change.mutate(fee)
                }}
              >
                {fees[fee]}
              </Button>
            ))}
          {isAdmin && onEditGuest && (
            <Button look="secondary" onClick={onEditGuest}>
              {text.editGuest}
            </Button>
          )}
          {isAdmin && (
            <Button look="danger" onClick={onWithdraw}>
              {text.withdraw}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
