import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  readOwnClaim,
  saysSomething,
  setOwnClaim,
  type OwnClaim as Claim,
} from '#contract/club/member-matches.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { ownClaimText as text } from '#web/messages/en/home/own-claim.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'

type OwnClaimProps = { clubId: string; clubName: string }

/** What a member tells the club of their place in its list. It shows nothing of that list. */
export default function OwnClaim({ clubId, clubName }: OwnClaimProps) {
  const claim = useQuery(query(readOwnClaim, { params: { clubId } }))
  if (claim.isError)
    return (
      <ErrorState title={text.loadFailed} onRetry={() => void claim.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!claim.data) return <Skeleton className="h-56" />
  if (claim.data.isListed) return <p className="pb-3 text-soft">{text.isListed(clubName)}</p>
  return <ClaimForm clubId={clubId} clubName={clubName} claim={claim.data} />
}

type Typed = { memberNumber: string; bornOn: string }
type Faults = { memberNumber?: string | undefined; bornOn?: string | undefined }

/** Tells the club; `faults` is what is wrong with a field. */
function useTelling({ clubId, clubName }: OwnClaimProps, onTold: () => void) {
  const [faults, setFaults] = useState<Faults>({})
  const telling = useAction({
    run: (typed: Typed) => send(setOwnClaim, { params: { clubId }, body: typed }),
    changes: [query(readOwnClaim, { params: { clubId } })],
    onDone: () => {
      onTold()
      showToast({ tone: 'success', title: text.sent(clubName) })
    },
    onFail: (error) => {
      const isDate =
        error instanceof ApiError && error.body?.fields?.some(({ field }) => field === 'bornOn') === true
      setFaults(isDate ? { bornOn: text.bornOnInvalid } : {})
      const description = failureText(error, sharedText.tryAgainLater)
      if (!isDate) showToast({ tone: 'error', title: text.sendFailed, description })
    },
  })
  return {
    telling,
    faults,
    tell: (typed: Typed) => {
      const isEmpty = !saysSomething(typed)
      setFaults(isEmpty ? { memberNumber: text.nothingGiven } : {})
      if (!isEmpty && !telling.isPending) telling.mutate(typed)
    },
  }
}

function ClaimForm({ clubId, clubName, claim }: OwnClaimProps & { claim: Claim }) {
  const draft = useDraft(`own-claim ${clubId}`, {
    memberNumber: claim.memberNumber ?? '',
    bornOn: claim.bornOn ?? '',
  })
  const { telling, faults, tell } = useTelling({ clubId, clubName }, draft.clear)
  const hasTold = claim.memberNumber !== null || claim.bornOn !== null
  return (
    <form
      noValidate
      className="grid max-w-md gap-4 pb-4"
      onSubmit={(event) => {
        event.preventDefault()
        tell(draft.values)
      }}
    >
      <p className="text-soft">{text.how(clubName)}</p>
      {hasTold && <Notice tone="info">{text.told(clubName)}</Notice>}
      <Field label={text.memberNumber} error={faults.memberNumber}>
        {(wiring) => (
          <Input
            {...wiring}
            value={draft.values.memberNumber}
            maxLength={40}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              draft.change({ memberNumber: currentTarget.value })
            }}
          />
        )}
      </Field>
      <Field label={text.dateOfBirth} error={faults.bornOn}>
        {(wiring) => (
          <Input
            {...wiring}
            type="date"
            autoComplete="bday"
            value={draft.values.bornOn}
            onChange={({ currentTarget }) => {
              draft.change({ bornOn: currentTarget.value })
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" busy={telling.isPending ? text.sending : undefined}>
          {text.send}
        </Button>
        {hasTold && <WithdrawButton clubId={clubId} clubName={clubName} draft={draft} />}
      </div>
    </form>
  )
}

type Draft = { change: (typed: Typed) => void; clear: () => void }

function WithdrawButton({ clubId, clubName, draft }: OwnClaimProps & { draft: Draft }) {
  const withdrawing = useAction({
    run: () => send(setOwnClaim, { params: { clubId }, body: { withdraw: true } }),
    changes: [query(readOwnClaim, { params: { clubId } })],
    onDone: () => {
      draft.change({ memberNumber: '', bornOn: '' })
      draft.clear()
      showToast({ tone: 'success', title: text.withdrawn(clubName) })
    },
  })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          setIsAsking(true)
        }}
      >
        {text.withdraw}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.withdrawTitle}
          confirmLabel={text.withdraw}
          busyLabel={text.sending}
          isBusy={withdrawing.isPending}
          fault={
            withdrawing.isError
              ? {
                  title: text.withdrawFailed,
                  text: failureText(withdrawing.error, sharedText.tryAgainLater),
                }
              : undefined
          }
          onConfirm={() => {
            if (!withdrawing.isPending) withdrawing.mutate(undefined)
          }}
          onClose={() => {
            setIsAsking(false)
          }}
        >
          <p>{text.withdrawMeans(clubName)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
