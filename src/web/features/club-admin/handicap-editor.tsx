import { Pencil } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { setHandicap, type Member } from '#contract/members.ts'
import { parseHandicapIndex } from '#domain/numbers.ts'
import { send } from '#web/lib/api.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'

const FAILED = 'Failed to update handicap. Please try again.'

type EditorProps = { member: Member; clubId: string }

/** A member's handicap, changed in place: Enter saves, Escape leaves it as it was. */
export function HandicapEditor({ member, clubId }: EditorProps) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = formatHandicap(member.handicap)
  if (isOpen)
    return (
      <HandicapField
        member={member}
        clubId={clubId}
        onClose={() => {
          setIsOpen(false)
        }}
      />
    )
  return (
    <Button
      look="quiet"
      icon={<Pencil aria-hidden size={16} />}
      aria-label={`Edit the handicap of ${member.firstName} ${member.lastName}, now ${shown ?? 'not set'}`}
      onClick={() => {
        setIsOpen(true)
      }}
    >
      Handicap {shown ?? '0.0 · not set'}
    </Button>
  )
}

function HandicapField({ member, clubId, onClose }: EditorProps & { onClose: () => void }) {
  const id = useId()
  const [text, setText] = useState(formatHandicap(member.handicap) ?? '')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.select()
  }, [])
  const saving = useAction({
    run: () =>
      send(setHandicap, {
        params: { memberId: member.id },
        body: { handicap: text, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) },
      }),
    changes: [
      ['api', 'clubs', clubId, 'members'],
      ['api', 'members', member.id],
    ],
    onDone: (reply) => {
      const name = `${member.firstName} ${member.lastName}`
      const handicap = formatHandicap(reply.handicap) ?? reply.handicap
      showToast({ tone: 'success', title: 'Handicap Updated', description: `${name}: ${handicap}` })
      onClose()
    },
    onFail: () => {
      setError(FAILED)
      showToast({ tone: 'error', title: 'Error', description: FAILED })
    },
  })
  return (
    <form
      noValidate
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        if (saving.isPending) return
        if (parseHandicapIndex(text) === undefined)
          setError('A number from 0 to 54, such as 12.4; plus as +2.4.')
        else saving.mutate(undefined)
      }}
    >
      <div className="flex items-center gap-2">
        <Input
          ref={field}
          id={id}
          aria-label={`Handicap of ${member.firstName} ${member.lastName}`}
          aria-describedby={`${id}-hint`}
          aria-invalid={error === undefined ? undefined : true}
          inputMode="decimal"
          autoComplete="off"
          className="w-24"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose()
          }}
        />
        <Button type="submit" busy={saving.isPending ? 'Saving…' : undefined}>
          Save
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <Input
        aria-label={`Reason, kept on the handicap record of ${member.firstName} ${member.lastName}`}
        placeholder="Reason (kept on the record)"
        maxLength={300}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      />
      <p id={`${id}-hint`} role={error === undefined ? undefined : 'alert'} className="text-note text-soft">
        {error ?? '0-54; a plus handicap is typed +2.4'}
      </p>
    </form>
  )
}
