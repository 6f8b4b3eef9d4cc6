import { useState } from 'react'
import { formatDate } from '#web/lib/format.ts'
import { watchRoundsText as text } from '#web/messages/en/card/watch-rounds.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileChoice } from '#web/ui/file-choice.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { WatchReading } from './read-watch-files.ts'
import type { WatchFile } from './use-watch-file.ts'

/** Garmin's files or their text, and what was found in them. */
export function ChooseFiles({ file }: { file: WatchFile }) {
  const { reading, fault, isReading, takeFiles } = file
  return (
    <>
      <Field label={text.file} hint={text.fileHint}>
        {(wiring) => (
          <FileChoice
            wiring={wiring}
            isMultiple
            label={reading ? text.other : text.choose}
            accept=".json,.zip,application/json,application/zip"
            onFiles={takeFiles}
          />
        )}
      </Field>
      {!reading && <PasteText file={file} />}
      {isReading && <p role="status">{text.reading}</p>}
      {fault !== undefined && (
        <Notice tone="bad" title={text.notRead}>
          {fault}
        </Notice>
      )}
      {reading && !isReading && <Found reading={reading} />}
    </>
  )
}

function PasteText({ file }: { file: WatchFile }) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <Field label={text.paste}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={2}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
            }}
          />
        )}
      </Field>
      {typed.trim() !== '' && (
        <p>
          <Button
            look="secondary"
            onClick={() => {
              file.takeText(typed)
            }}
          >
            {text.readPasted}
          </Button>
        </p>
      )}
    </>
  )
}

function Found({ reading }: { reading: WatchReading }) {
  const { rounds, refused, repeated, unreadable } = reading
  const said = [
    text.found(rounds.length),
    ...(repeated > 0 ? [text.repeated(repeated)] : []),
    ...(unreadable > 0 ? [text.unreadableCards(unreadable)] : []),
  ]
  return (
    <div className="grid gap-1">
      <p role="status">{said.join(' ')}</p>
      {refused.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-medium">
            {text.leftOut(refused.length)}
          </summary>
          <ul className="grid list-disc gap-1 pl-5">
            {refused.map(({ day, courseName, reason }, at) => (
              <li key={`${at} ${day}`}>
                {text.leftOutOf(day === '' ? '' : formatDate(day, 'UTC'), courseName, text.reasons[reason])}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
