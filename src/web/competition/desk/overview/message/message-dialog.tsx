import { useState } from 'react'
import type { PlayerMessages } from '#contract/competition/player-messages.ts'
import { messageTerms, MOST_MESSAGE_LETTERS, type MessageTerm } from '#contract/competition/player-message.ts'
import { newId } from '#web/lib/new-id.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { playerMessagesText as text } from '#web/messages/en/competition/player-messages.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { reachSentences } from './reach-sentences.ts'
import type { Messaging } from './use-message.ts'

type MessageDialogProps = {
  competitionId: string
  messages: PlayerMessages
  messaging: Messaging
  onClose: () => void
}

/** The text, how long it stands on the boards, and whom it reaches, before it is sent. */
export function MessageDialog({ competitionId, messages, messaging, onClose }: MessageDialogProps) {
  const { values, change, clear } = useDraft(`message.${competitionId}`, {
    id: newId('msg_'),
    text: '',
    term: 'day',
  })
  const [isAsked, setAsked] = useState(false)
  // It is shown and mailed as one line.
  const written = values.text.replace(/\s+/g, ' ').trim()
  const term = messageTerms.find((one) => one === values.term) ?? 'day'
  const fault = faultOf(written)
  return (
    <FormDialog
      title={text.title}
      submitLabel={text.send}
      busyLabel={text.sending}
      isBusy={messaging.isSending}
      faultTitle={text.failed}
      fault={messaging.fault}
      onClose={onClose}
      onSubmit={() => {
        setAsked(true)
        if (fault !== undefined) return
        messaging.send({ id: `msg_${values.id.slice(4)}`, text: written, term }, () => {
          clear()
          onClose()
        })
      }}
    >
      <Field
        label={text.message}
        required
        hint={text.left(Math.max(0, MOST_MESSAGE_LETTERS - written.length))}
        error={isAsked ? fault : undefined}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={3}
            value={values.text}
            onChange={(event) => {
              // Other words are another message: only the same ones sent again are not sent twice.
              change({ text: event.target.value, id: newId('msg_') })
            }}
          />
        )}
      </Field>
      <HowLong
        term={term}
        onChange={(chosen) => {
          change({ term: chosen, id: newId('msg_') })
        }}
      />
      {messages.last?.isStanding === true && <p className="text-note text-soft">{text.replaces}</p>}
      <ul aria-label={text.title} className="grid gap-1">
        {reachSentences(messages.reach, text.reach).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </FormDialog>
  )
}

function HowLong({ term, onChange }: { term: MessageTerm; onChange: (term: MessageTerm) => void }) {
  return (
    <>
      <ChoiceGroup
        legend={text.term}
        isStacked
        choices={messageTerms.map((value) => ({ value, label: text.terms[value] }))}
        value={term}
        onChange={onChange}
      />
      <p className="text-note text-soft">{text.termNote}</p>
    </>
  )
}

function faultOf(written: string): string | undefined {
  if (written === '') return text.missing
  return written.length > MOST_MESSAGE_LETTERS ? text.tooLong(MOST_MESSAGE_LETTERS) : undefined
}
