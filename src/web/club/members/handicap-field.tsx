import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { z } from 'zod/mini'
import { memberHandicapRecord } from '#contract/handicap/handicap.ts'
import { getGender, listMembers, setHandicap, type Member } from '#contract/club/members.ts'
import { handicapIndexFromWire } from '#contract/platform/wire-names.ts'
import { shouldRestartLowIndex } from '#golf/handicap/check-reset.ts'
import { parseHandicapIndex } from '#golf/numbers.ts'
import { send } from '#web/lib/api.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { changedMeanwhileText } from '#web/messages/en/platform/changed-meanwhile.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { memberName } from './member-name.ts'
import type { Output } from '#contract/platform/call.ts'

/** What a refusal tells of a member whom somebody else has changed meanwhile. */
const memberNow = z.object({ version: z.number(), handicap: z.nullable(z.string()) })

type HandicapFieldProps = { member: Member; clubId: string; onClose: () => void }

/** A member's handicap, changed below their row: Enter saves, Escape leaves it as it was. */
export function HandicapField(props: HandicapFieldProps) {
  const { member, onClose } = props
  const id = useId()
  const { field, text, error, reason, type, setReason, isSaving, save, ...lowIndex } =
    useHandicapChange(props)
  const { restartsLowIndex, setRestartsLowIndex } = lowIndex
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form
      noValidate
      className="grid max-w-xl gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Input
          ref={field}
          id={id}
          aria-label={adminText.handicapOf(memberName(member))}
          aria-describedby={`${id}-hint`}
          aria-invalid={error === undefined ? undefined : true}
          inputMode="decimal"
          autoComplete="off"
          className="w-24"
          value={text}
          onChange={(event) => {
            type(event.target.value)
          }}
          onKeyDown={closeOnEscape}
        />
        <Button type="submit" busy={isSaving ? sharedText.saving : undefined}>
          {sharedText.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {sharedText.cancel}
        </Button>
      </div>
      <EntryDetails
        member={member}
        reason={reason}
        setReason={setReason}
        restartsLowIndex={restartsLowIndex}
        setRestartsLowIndex={setRestartsLowIndex}
        onKeyDown={closeOnEscape}
      />
      <p id={`${id}-hint`} role={error === undefined ? undefined : 'alert'} className="text-note text-soft">
        {error ?? adminText.handicapHint}
      </p>
    </form>
  )
}

type EntryDetailsProps = {
  member: Member
  reason: string
  setReason: (reason: string) => void
  restartsLowIndex: boolean
  setRestartsLowIndex: (restarts: boolean) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** What is kept with the index: why it was set, and whether the low index starts anew with it. */
function EntryDetails({ member, reason, setReason, onKeyDown, ...lowIndex }: EntryDetailsProps) {
  return (
    <>
      <Input
        aria-label={adminText.reasonOf(memberName(member))}
        placeholder={adminText.reasonPlaceholder}
        maxLength={300}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <TickBox
        label={adminText.restartsLowIndex}
        note={adminText.restartsLowIndexNote}
        isTicked={lowIndex.restartsLowIndex}
        onTick={lowIndex.setRestartsLowIndex}
      />
    </>
  )
}

function useHandicapChange({ member, clubId, onClose }: HandicapFieldProps) {
  const [text, setText] = useState(formatHandicap(member.handicap) ?? '')
  const [reason, setReason] = useState('')
  const [chosen, setRestartsLowIndex] = useState<boolean>()
  const restartsLowIndex = chosen ?? isRaise(text, member)
  const [error, setError] = useState<string>()
  const [seen, setSeen] = useState(member.version)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.select()
  }, [])
  const saving = useAction({
    run: () =>
      send(setHandicap, {
        params: { memberId: member.id },
        body: {
          version: seen,
          handicap: text,
          ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
          ...(restartsLowIndex ? { restartsLowIndex } : {}),
        },
      }),
    changes: [
      query(listMembers, { params: { clubId } }),
      query(memberHandicapRecord, { params: { memberId: member.id } }),
      query(getGender, { params: { memberId: member.id } }),
    ],
    onDone: (reply) => {
      showToast({
        tone: 'success',
        title: adminText.handicapUpdated,
        description: handicapSetWords(memberName(member), reply),
      })
      onClose()
    },
    onFail: (fault) => {
      const now = readConflict(fault, memberNow)
      if (now) {
        setSeen(now.version)
        setError(changedMeanwhileText.changedTo(formatHandicap(now.handicap) ?? changedMeanwhileText.empty))
        showToast({ tone: 'error', title: changedMeanwhileText.title })
        return
      }
      setError(adminText.handicapFailed)
      showToast({ tone: 'error', title: sharedText.error, description: adminText.handicapFailed })
    },
  })
  const type = (typed: string) => {
    setText(typed)
    setError(undefined)
  }
  const save = () => {
    if (saving.isPending) return
    if (parseHandicapIndex(text) === undefined) setError(adminText.handicapInvalid)
    else saving.mutate(undefined)
  }
  return {
    field,
    text,
    error,
    reason,
    type,
    setReason,
    isSaving: saving.isPending,
    save,
    restartsLowIndex,
    setRestartsLowIndex,
  }
}

/** Whether what is typed raises the member's index, with which their Low Handicap Index is proposed to start anew. */
function isRaise(typed: string, { handicap }: Member): boolean {
  const index = parseHandicapIndex(typed)
  return index !== undefined && shouldRestartLowIndex(index, handicapIndexFromWire(handicap) ?? null)
}

/** What is said after a member's index was set: also that a card begun off another index keeps that one (D5). */
export function handicapSetWords(
  name: string,
  { handicap, openRound }: Output<(typeof setHandicap)['reply']>,
): string {
  const said = `${name}: ${formatHandicap(handicap) ?? handicap}`
  if (!openRound || openRound.handicapUsed === handicap) return said
  const began = formatHandicap(openRound.handicapUsed)
  return `${said}. ${began === undefined ? adminText.openCardHasNone : adminText.openCardKeeps(began)}`
}
