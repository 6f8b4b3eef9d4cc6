import { useState } from 'react'
import { memberHandicapRecord } from '#contract/handicap/handicap.ts'
import { setHandicapCommittee } from '#contract/handicap/handicap-committee.ts'
import { listMembers, type Member } from '#contract/club/members.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { memberName } from './member-name.ts'

type CommitteeChoiceProps = { member: Member; clubId: string }

/** Whether an administrator is on the handicap committee. Saved at once; what could not be saved goes back and says so. */
export function CommitteeChoice({ member, clubId }: CommitteeChoiceProps) {
  const text = adminText.committee
  const [isOn, setIsOn] = useState(member.isOnHandicapCommittee)
  const saving = useAction({
    run: (wanted: boolean) =>
      send(setHandicapCommittee, { params: { clubId, memberId: member.id }, body: { isOn: wanted } }),
    changes: [query(listMembers, { params: { clubId } }), allOf(memberHandicapRecord)],
    onDone: (reply) => {
      const name = memberName(member)
      showToast({ tone: 'success', title: reply.isOn ? text.isOn(name) : text.isOff(name) })
    },
    onFail: (fault, wanted) => {
      setIsOn(!wanted)
      showToast({
        tone: 'error',
        title: text.failed,
        description: committeeFault(fault, adminText.pleaseTryAgain),
      })
    },
  })
  return (
    <TickBox
      label={text.label}
      note={text.note}
      isTicked={isOn}
      onTick={(wanted) => {
        if (saving.isPending) return
        setIsOn(wanted)
        saving.mutate(wanted)
      }}
    />
  )
}

/** The refusal that keeps the last one on the committee has no code of its own, so its sentence is the catalogue's. */
export function committeeFault(fault: Error, otherwise: string): string {
  const details = fault instanceof ApiError ? fault.body?.details : undefined
  return details?.reason === 'last_on_committee' ? adminText.committee.last : failureText(fault, otherwise)
}
