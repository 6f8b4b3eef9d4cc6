import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { enterPlayers, findCandidates, type Candidate, type EnteredReply } from '#contract/entries.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { deskEntriesText as text } from '#web/messages/en/desk-entries.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { entryChanges } from './use-entries.ts'

type EnterDialogProps = { competitionId: string; onClose: () => void }

/** Finds members and guests by name and enters as many as are chosen. Whom the competition does not admit needs a reason. */
export function EnterDialog({ competitionId, onClose }: EnterDialogProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly Candidate[]>([])
  const [reason, setReason] = useState('')
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
      onClose={onClose}
      onSubmit={() => {
        if (chosen.length === 0) setFault(text.nobodyChosen)
        else entering.mutate(undefined)
      }}
    >
      <Field label={text.search} hint={text.searchHint}>
        {(wiring) => (
          <Input
            {...wiring}
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value)
            }}
          />
        )}
      </Field>
      <Found competitionId={competitionId} search={search} chosen={chosen} onChoose={setChosen} />
      {refused.length > 0 && (
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

function Refused({ refused }: Pick<EnteredReply, 'refused'>) {
  return (
    <ul>
      {refused.map(({ userId, name, message }) => (
        <li key={userId}>{`${name}: ${message}`}</li>
      ))}
    </ul>
  )
}

type Entering = EnterDialogProps & {
  chosen: readonly Candidate[]
  setChosen: (chosen: readonly Candidate[]) => void
  reason: string
}

/** Sends those who are chosen; who is refused stays chosen, with why. */
function useEntering({ competitionId, chosen, setChosen, reason, onClose }: Entering) {
  const [fault, setFault] = useState<string>()
  const [refused, setRefused] = useState<EnteredReply['refused']>([])
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
      if (said.length > 0) showToast({ tone: 'success', title: said.join('. ') })
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

type FoundProps = {
  competitionId: string
  search: string
  chosen: readonly Candidate[]
  onChoose: (chosen: readonly Candidate[]) => void
}

/** Those who are chosen stay on view, whoever is searched for next. */
function Found({ competitionId, search, chosen, onChoose }: FoundProps) {
  const found = useQuery({
    ...query(findCandidates, { params: { competitionId }, query: { search: search.trim() } }),
    placeholderData: (before) => before,
  })
  const isChosen = (userId: string) => chosen.some((one) => one.userId === userId)
  const shown = [...chosen, ...(found.data ?? []).filter(({ userId }) => !isChosen(userId))]
  return (
    <div className="grid gap-2">
      <p aria-live="polite" className="text-note text-soft">
        {chosen.length > 0 ? text.chosen(chosen.length) : ''}
        {found.data?.length === 0 && chosen.length === 0 ? text.nothingFound : ''}
      </p>
      <ul className="max-h-72 overflow-y-auto rounded-control border border-line">
        {shown.map((person) => (
          <li key={person.userId} className="border-line not-first:border-t">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1">
              <input
                type="checkbox"
                checked={isChosen(person.userId)}
                onChange={() => {
                  onChoose(
                    isChosen(person.userId)
                      ? chosen.filter(({ userId }) => userId !== person.userId)
                      : [...chosen, person],
                  )
                }}
                className="size-6 shrink-0"
              />
              <span className="flex-1">{`${person.firstName} ${person.lastName}`}</span>
              <span className="text-note text-soft">
                {[person.isGuest ? text.guest : '', person.handicap ?? text.noIndex]
                  .filter((one) => one !== '')
                  .join(' · ')}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}
