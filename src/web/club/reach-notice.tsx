import { useState } from 'react'
import { chooseAddress, getClubReach, type ClubReach } from '#contract/club/club-reach.ts'
import { listInvitations } from '#contract/club/invitations.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubStartText } from '#web/messages/en/club/club-start.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { joinAddress } from './join-address.ts'
import { savedToasts } from '../platform/saved-choice.tsx'

type ReachNoticeProps = { clubId: string; reach: ClubReach; className?: string }

/**
 * Says where the club's links lead, and asks for another address of the machine where no phone could open them. Nothing
 * is shown where PUBLIC_URL decides and can be reached.
 */
export function ReachNotice({ clubId, reach, className }: ReachNoticeProps) {
  const [isChanging, setIsChanging] = useState(false)
  const { origin, isReachable } = joinAddress(reach, location.origin)
  if (isReachable && (reach.isFixed || reach.candidates.length === 0)) return null
  const choice = (
    <AddressChoice
      clubId={clubId}
      reach={reach}
      onChosen={() => {
        setIsChanging(false)
      }}
    />
  )
  if (!isReachable)
    return (
      <div className={className}>
        <Notice tone="warn" title={clubStartText.unreachableTitle(new URL(origin).host)}>
          {reach.candidates.length > 0 ? choice : <p>{whatToDo(reach)}</p>}
        </Notice>
      </div>
    )
  return (
    <div className={className}>
      {isChanging ? (
        <Notice tone="info">{choice}</Notice>
      ) : (
        <p className="flex flex-wrap items-center gap-x-1 text-soft">
          <span className="wrap-anywhere">{clubStartText.leadsTo(origin)}</span>
          <Button
            look="quiet"
            onClick={() => {
              setIsChanging(true)
            }}
          >
            {clubStartText.change}
          </Button>
        </p>
      )}
    </div>
  )
}

function whatToDo({ isFixed }: ClubReach): string {
  return isFixed ? clubStartText.wrongPublicUrl : clubStartText.closedServer
}

type AddressChoiceProps = { clubId: string; reach: ClubReach; onChosen: () => void }

function AddressChoice({ clubId, reach, onChosen }: AddressChoiceProps) {
  const { origin, candidates, lost } = reach
  const params = { clubId }
  const [address, setAddress] = useState(origin ?? candidates[0] ?? '')
  const { onDone, onFail } = savedToasts<ClubReach>({
    topic: 'reach',
    done: (saved) => ({
      title: clubStartText.chosen,
      description: clubStartText.leadsTo(saved.origin ?? ''),
    }),
    failed: {
      title: clubStartText.notChosen,
      text: (fault) => failureText(fault, sharedText.tryAgainLater),
    },
  })
  const saving = useAction({
    run: (chosen: string) => send(chooseAddress, { params, body: { origin: chosen } }),
    changes: [query(getClubReach, { params }), query(listInvitations, { params })],
    onDone: (saved) => {
      onChosen()
      onDone(saved)
    },
    onFail,
  })
  return (
    <div className="grid gap-3">
      <p>{lost === null ? clubStartText.choose : clubStartText.chooseAgain(lost)}</p>
      <ChoiceGroup
        legend={clubStartText.addresses}
        isStacked
        className="text-ink"
        value={address}
        onChange={setAddress}
        choices={candidates.map((one) => ({
          value: one,
          label: new URL(one).host,
          note: new URL(one).hostname.endsWith('.local') ? clubStartText.byName : clubStartText.sameNetwork,
        }))}
      />
      <div>
        <Button
          busy={saving.isPending ? clubStartText.saving : undefined}
          onClick={() => {
            saving.mutate(address)
          }}
        >
          {clubStartText.use}
        </Button>
      </div>
    </div>
  )
}
