import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ruleOnCards } from '#contract/card/card-rulings.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { listDeskCards, type DeskCard } from '#contract/competition/desk-cards.ts'
import { cardStatuses, type CardStatus } from '#golf/competition/card-status.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { cardStatusNames } from '#web/lib/competition-words.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

type RuleOnChosenProps = { competition: Competition; cards: readonly DeskCard[]; onDone: () => void }

/** One ruling with one reason on all chosen cards, in one step. */
export function RuleOnChosen({ competition, cards, onDone }: RuleOnChosenProps) {
  const [status, setStatus] = useState<CardStatus>('no_return')
  const [reason, setReason] = useState('')
  const client = useQueryClient()
  const params = { competitionId: competition.id }
  // A player of several rounds has a row for each, and one ruling.
  const players = [...new Map(cards.map((card) => [card.userId, card])).values()]
  const ruling = useAction({
    run: () =>
      send(ruleOnCards, {
        params,
        body: {
          ...(reason.trim() !== '' && { reason }),
          cards: players.map(({ userId, ruling: seen }) => ({ userId, status, seen })),
        },
      }),
    changes: [query(listDeskCards, { params })],
    onDone: () => {
      showToast({ tone: 'success', title: text.ruled(players.length) })
      onDone()
    },
    onFail: () => {
      readAgain(client, [query(listDeskCards, { params })])
    },
  })
  const wasChanged = ruling.error instanceof ApiError && ruling.error.body?.code === 'changed_meanwhile'
  return (
    <Card className="grid gap-3 shadow-raised">
      <form
        aria-label={text.ruleOn(players.length)}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2 sm:flex"
        onSubmit={(event) => {
          event.preventDefault()
          if (!ruling.isPending) ruling.mutate()
        }}
      >
        <RulingFields
          count={players.length}
          status={status}
          reason={reason}
          onStatus={setStatus}
          onReason={setReason}
        />
        <Button type="submit" busy={ruling.isPending ? sharedText.saving : undefined}>
          {text.rule}
        </Button>
      </form>
      {ruling.isError && (
        <Notice tone="bad" title={text.notRuled}>
          {wasChanged ? text.ruledMeanwhile : failureText(ruling.error, sharedText.tryAgainLater)}
        </Notice>
      )}
    </Card>
  )
}

type RulingFieldsProps = {
  count: number
  status: CardStatus
  reason: string
  onStatus: (status: CardStatus) => void
  onReason: (reason: string) => void
}

function RulingFields({ count, status, reason, onStatus, onReason }: RulingFieldsProps) {
  const isAdmin = useIsClubAdmin() === true
  // A disqualification is the committee's.
  const offered = cardStatuses.filter((one) => isAdmin || one !== 'disqualified')
  return (
    <>
      <Field label={text.ruleOn(count)} className="col-span-2 min-w-0 flex-1">
        {(wiring) => (
          <Select
            {...wiring}
            value={status}
            onChange={(event) => {
              onStatus(cardStatuses.find((one) => one === event.target.value) ?? 'no_return')
            }}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {cardStatusNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.reason} className="min-w-0 flex-2">
        {(wiring) => (
          <Input
            {...wiring}
            maxLength={200}
            value={reason}
            onChange={(event) => {
              onReason(event.target.value)
            }}
          />
        )}
      </Field>
    </>
  )
}
