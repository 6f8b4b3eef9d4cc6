import { useState } from 'react'
import { enterPlayers, type Candidate, type EnteredReply } from '#contract/competition/entries.ts'
import { AlsoPlaysButton } from '#web/club/also-plays-button.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useIsClubAdmin, useUser } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { readerLocale } from '#web/messages/language.ts'
import { alsoPlaysText } from '#web/messages/en/club/also-plays.online.ts'
import { deskEntriesText as text } from '#web/messages/en/competition/desk-entries.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { CandidateList, WantedFields, type Wanted } from './candidate-list.tsx'
import { entryChanges } from './use-entries.ts'

type EnterDialogProps = { competitionId: string; clubId: string; onClose: () => void }

/**
 * Finds members and guests by name or category and enters as many as are chosen, or all of them. Whom the competition does
 * not admit needs a reason.
 */
export function EnterDialog({ competitionId, clubId, onClose }: EnterDialogProps) {
  const [wanted, setWanted] = useState<Wanted>({ search: '', category: '' })
  const [chosen, setChosen] = useState<readonly Candidate[]>([])
  const [reason, setReason] = useState('')
  const isAdmin = useIsClubAdmin() === true
  const { entering, fault, refused, setFault } = useEntering({
    competitionId,
    chosen,
    setChosen,
    reason,
    onClose,
  })
  return (
    <FormDialog
      title={text.enter}
      submitLabel={text.submitEnter}
      busyLabel={text.entering}
      isBusy={entering.isPending}
      fault={refused.length > 0 ? <Refused refused={refused} /> : fault}
      {...(refused.length > 0 && { faultTitle: text.notEntered(refused.length) })}
      onClose={onClose}
      onSubmit={() => {
        if (chosen.length === 0) setFault(text.nobodyChosen)
        else entering.mutate(undefined)
      }}
    >
      <WantedFields clubId={clubId} wanted={wanted} onWant={setWanted} />
      <CandidateList competitionId={competitionId} wanted={wanted} chosen={chosen} onChoose={setChosen} />
      <OwnPart clubId={clubId} />
      {isAdmin && refused.length > 0 && (
        <Field label={text.admitReason} hint={text.admitHint}>
          {(wiring) => (
            <Input
              {...wiring}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value)
              }}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}

/** Why the administrator is not in the list, and how they come into it. */
function OwnPart({ clubId }: { clubId: string }) {
  const user = useUser()
  if (user?.role !== 'club_admin' || user.alsoPlays) return null
  return (
    <Notice tone="info" action={<AlsoPlaysButton clubId={clubId} className="mt-1 justify-self-start" />}>
      {alsoPlaysText.notListed}
    </Notice>
  )
}

function Refused({ refused }: Pick<EnteredReply, 'refused'>) {
  return (
    <ul className="max-h-60 overflow-y-auto">
      {refused.map(({ userId, name, message }) => (
        <li key={userId}>{`${name}: ${message}`}</li>
      ))}
    </ul>
  )
}

type Entering = Omit<EnterDialogProps, 'clubId'> & {
  chosen: readonly Candidate[]
  setChosen: (chosen: readonly Candidate[]) => void
  reason: string
}

/** Enters the chosen players. Those who were refused stay chosen, with the reason beside them. */
function useEntering({ competitionId, chosen, setChosen, reason, onClose }: Entering) {
  const [fault, setFault] = useState<string>()
  const [refused, setRefused] = useState<EnteredReply['refused']>([])
  const namesOf = (userIds: readonly string[]) =>
    new Intl.ListFormat(readerLocale()).format(
      chosen
        .filter(({ userId }) => userIds.includes(userId))
        .map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    )
  const entering = useAction({
    run: () =>
      send(enterPlayers, {
        params: { competitionId },
        body: { userIds: chosen.map(({ userId }) => userId), reason },
      }),
    changes: entryChanges,
    onDone: (reply) => {
      const said = [
        ...(reply.entered.length > 0 ? [text.entered(reply.entered.length)] : []),
        ...(reply.reserve.length > 0 ? [text.reserved(reply.reserve.length)] : []),
      ]
      if (said.length > 0)
        showToast({
          tone: 'success',
          title: said.join('. '),
          ...(reply.reserve.length > 0 && { description: text.reservedNames(namesOf(reply.reserve)) }),
        })
      setRefused(reply.refused)
      if (reply.refused.length === 0) onClose()
      else setChosen(chosen.filter(({ userId }) => reply.refused.some((one) => one.userId === userId)))
    },
    onFail: (failure) => {
      setFault(failureText(failure, text.changeFailed))
    },
  })
  return { entering, fault, refused, setFault }
}
