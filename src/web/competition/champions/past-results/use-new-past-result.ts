import { useState } from 'react'
import {
  listPastResults,
  previewResult,
  putPastResult,
  type ResultPreview,
  type WholePastResult,
} from '#contract/competition/past-results.ts'
import type { ResultFigure } from '#contract/competition/result-file/result-fields.ts'
import { sendSheet } from '#web/club/sheet-import/send-sheet.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { newId } from '#web/lib/new-id.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { pastResultsText as text } from '#web/messages/en/competition/past-results.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { answeredRows, openOf, type Answer } from './answers.ts'

/** What was read last, and how it is. */
type Read = { file: File; preview: ResultPreview }
type Asked = { file: File; figure?: ResultFigure; isAgain?: boolean }
type Said = { answers: Readonly<Record<string, Answer>>; members: Readonly<Record<string, string>> }

const nothingSaid: Said = { answers: {}, members: {} }

/** A table that is pasted or chosen, read by the club, and what the secretary says of it, until it is saved. */
export function useNewPastResult(clubId: string, onSaved: (result: WholePastResult) => void) {
  const [pastResultId] = useState(() => newId('pst_'))
  const draft = useDraft('past-result.new', { text: '', name: '', day: '' })
  const [read, setRead] = useState<Read>()
  const [said, setSaid] = useState(nothingSaid)
  const reading = useReading(clubId, {
    onRead: (preview, { file, isAgain = false }) => {
      setRead({ file, preview })
      // Whom the names are was chosen; what is asked may be something else now.
      setSaid(isAgain ? { ...said, answers: {} } : nothingSaid)
      const title = preview.titles.at(-1) ?? ''
      if (draft.values.name === '' && title !== '') draft.change({ name: title })
    },
  })
  const saving = useAction({
    run: (body: Parameters<typeof send<typeof putPastResult>>[1]['body']) =>
      send(putPastResult, { params: { clubId, pastResultId }, body }),
    changes: [query(listPastResults, { params: { clubId } })],
    onDone: (result) => {
      draft.clear()
      onSaved(result)
    },
  })
  const preview = read?.preview
  const open = preview ? openOf(preview, said) : undefined
  const { name, day } = draft.values
  return {
    draft,
    preview,
    said,
    open,
    reading,
    saving,
    readText: () => {
      reading.mutate({ file: new File([draft.values.text], 'pasted.txt', { type: 'text/plain' }) })
    },
    readFile: (file: File) => {
      reading.mutate({ file })
    },
    readAs: (figure: ResultFigure) => {
      if (read) reading.mutate({ file: read.file, figure, isAgain: true })
    },
    answer: (key: string, answer: Answer | undefined) => {
      const others = Object.entries(said.answers).filter(([other]) => other !== key)
      const answers = Object.fromEntries(answer === undefined ? others : [...others, [key, answer] as const])
      setSaid({ ...said, answers })
    },
    choose: (line: number, userId: string) => {
      setSaid({ ...said, members: { ...said.members, [`${line}`]: userId } })
    },
    save: () => {
      if (preview?.figure == null) return
      saving.mutate({ name, day, figure: preview.figure, rows: answeredRows(preview, said) })
    },
  }
}

export type NewPastResult = ReturnType<typeof useNewPastResult>

function useReading(clubId: string, { onRead }: { onRead: (preview: ResultPreview, asked: Asked) => void }) {
  const reading = useAction({
    run: ({ file, figure }: Asked) =>
      sendSheet(previewResult, { params: { clubId }, query: figure === undefined ? {} : { figure } }, file),
    changes: [],
    oneByOne: 'past-result',
    onDone: onRead,
  })
  return {
    mutate: reading.mutate,
    isPending: reading.isPending,
    fault: reading.error === null ? undefined : tableFault(reading.error),
  }
}

/** What is wrong with a table as a whole, in the reader's language. */
function tableFault(error: Error): string {
  const fault = error instanceof ApiError ? error.body?.details?.fault : undefined
  const own = Object.entries(text.faults).find(([name]) => name === fault)?.[1]
  if (own !== undefined) return own
  const isOfFile = fault !== undefined && readerLanguage() !== 'en'
  return isOfFile ? text.otherFault : failureText(error, sharedText.tryAgainLater)
}
