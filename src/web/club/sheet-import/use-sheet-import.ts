import { useState } from 'react'
import { ApiError, OfflineError } from '#web/lib/api.ts'
import type { RememberedReading } from '#contract/club/sheet-columns.ts'
import type { DateOrder } from '#contract/club/member-import/read-date.ts'
import type { MinusMeaning } from '#contract/club/member-import/minus-meanings.ts'
import type { WholeMeaning } from '#contract/club/member-import/whole-meanings.ts'
import type { SingleByte } from '#contract/club/member-import/text-encodings.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { newId } from '#web/lib/new-id.ts'
import type { Changed } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { sheetImportText as text } from '#web/messages/en/club/sheet-import.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { showToast } from '#web/ui/toast.tsx'

/** How the reader wants the file to be read; undefined: as its headings say. */
export type Choices<Field> = {
  columns?: readonly (Field | null)[]
  isHeadless?: boolean
  dates?: DateOrder
  minus?: MinusMeaning
  encoding?: SingleByte
  sheet?: string
  whole?: WholeMeaning
  /** Letters of genders that are men, where they may be women. */
  men?: string
  /** sheet: its name is the category of all on it. */
  category?: 'sheet' | undefined
  /** Of results: those far from a member's others were looked at and are right. */
  areFarRight?: boolean
}
type Chosen<Field> = {
  file: File
  importId: string
  choices: Choices<Field>
  /** Whether what the club said of its last list with these headings was said again, or is not wished. */
  memory?: 'used' | 'left'
}
/** The same in the query of the two calls. */
export type SheetQuery = {
  columns?: string
  headings?: 'none'
  dates?: DateOrder
  minus?: MinusMeaning
  encoding?: SingleByte
  sheet?: string
  whole?: WholeMeaning
  men?: string
  category?: 'sheet'
  far?: 'right'
}

type Looked = { ready: number; remembered?: RememberedReading | undefined }

export type SheetCalls<Field extends string, Preview, Reply> = {
  /** What a column can be. */
  fields: readonly Field[]
  /** Writes of one name go one after the other. */
  name: string
  /** Has the club read the file, without importing anything. */
  look: (file: File, query: SheetQuery) => Promise<Preview>
  take: (file: File, asked: { importId: string; query: SheetQuery & { ready: number } }) => Promise<Reply>
  changes: readonly Changed[]
  onTaken: (reply: Reply) => void
}

const makeImportId = () => newId('imp_')

/** The chosen file, how it is read, and its import. The file goes to the club to be looked at and again to be imported. */
export function useSheetImport<Field extends string, Preview extends Looked, Reply>(
  calls: SheetCalls<Field, Preview, Reply>,
) {
  const [chosen, setChosen] = useState<Chosen<Field>>()
  const [seen, setSeen] = useState<{ as: Chosen<Field>; preview: Preview }>()
  const [fault, setFault] = useState<string>()
  const looking = useAction({
    run: (asked: Chosen<Field>) => lookAt(calls, asked),
    changes: [],
    oneByOne: calls.name,
    onDone: ({ preview, as }, asked) => {
      setFault(undefined)
      setSeen({ as, preview })
      setChosen((now) => (now === asked ? as : now))
    },
    onFail: (error) => {
      setFault(sheetFault(error) ?? failureText(error, sharedText.tryAgainLater))
    },
  })
  const forget = () => {
    setChosen(undefined)
    setSeen(undefined)
    setFault(undefined)
  }
  // What was read before another choice is shown until the file was read again, and is never what is imported.
  const isCurrent = seen !== undefined && seen.as === chosen
  function look(next: Chosen<Field>) {
    setChosen(next)
    looking.mutate(next)
  }
  const retry = () => {
    if (chosen) looking.mutate(chosen)
  }
  const taking = useTaking(calls, { onDone: forget, onOutdated: retry })
  return {
    chosen,
    fault,
    forget,
    isCurrent,
    retry,
    preview: seen !== undefined && seen.as.file === chosen?.file ? seen.preview : undefined,
    /** How the preview was read, which is not what was chosen since, when that could not be looked at. */
    readWith: seen?.as.choices,
    isLooking: looking.isPending,
    isImporting: taking.isPending,
    choose: (file: File) => {
      setSeen(undefined)
      look({ file, importId: makeImportId(), choices: {} })
    },
    readAs: (choices: Choices<Field>) => {
      if (chosen) look(readAgain(chosen, choices))
    },
    /** Whether the file is read as the club's last list with these headings was. */
    isAsLast: seen?.as.memory === 'used',
    readAfresh: () => {
      if (chosen) look(readAfresh(chosen))
    },
    importAll: () => {
      if (seen && isCurrent) taking.mutate({ ...seen.as, ready: seen.preview.ready })
    },
  }
}

/** Has the club read the file, and once more where it knows how its last list with these headings was read. */
async function lookAt<Field extends string, Preview extends Looked, Reply>(
  { look, fields }: SheetCalls<Field, Preview, Reply>,
  asked: Chosen<Field>,
): Promise<{ preview: Preview; as: Chosen<Field> }> {
  const preview = await look(asked.file, asQuery(asked.choices))
  if (!preview.remembered || asked.memory !== undefined) return { preview, as: asked }
  const { choicesFrom } = await import('./choices-from.ts').catch((fault: unknown) => {
    throw new OfflineError(fault)
  })
  const choices = { ...asked.choices, ...choicesFrom(preview.remembered, fields) }
  const as: Chosen<Field> = { ...asked, importId: makeImportId(), choices, memory: 'used' }
  return { preview: await look(as.file, asQuery(choices)), as }
}

/** The same file read in another way; its import has a new id. Another sheet has other columns, which the club may know. */
function readAgain<Field>({ file, choices: before, ...rest }: Chosen<Field>, choices: Choices<Field>) {
  const importId = makeImportId()
  if (choices.sheet !== undefined) return { file, importId, choices }
  return { ...rest, file, importId, choices: { ...before, ...choices } }
}

function readAfresh<Field>({ file, choices: { sheet } }: Chosen<Field>): Chosen<Field> {
  return { file, importId: makeImportId(), choices: sheet === undefined ? {} : { sheet }, memory: 'left' }
}

export type SheetImport<Field extends string, Preview extends Looked> = ReturnType<
  typeof useSheetImport<Field, Preview, unknown>
>

function useTaking<Field extends string, Preview, Reply>(
  { take, changes, onTaken }: SheetCalls<Field, Preview, Reply>,
  { onDone, onOutdated }: { onDone: () => void; onOutdated: () => void },
) {
  return useAction({
    run: ({ file, importId, choices, ready }: Chosen<Field> & { ready: number }) =>
      take(file, { importId, query: { ...asQuery(choices), ready } }),
    changes,
    onDone: (reply) => {
      onDone()
      onTaken(reply)
    },
    onFail: (error) => {
      const description = failureText(error, sharedText.tryAgainLater)
      showToast({ tone: 'error', title: text.importFailed, description })
      if (error instanceof ApiError && error.body?.code === 'import_changed') onOutdated()
    },
  })
}

const asQuery = <Field>({
  columns,
  isHeadless,
  areFarRight,
  category,
  ...choices
}: Choices<Field>): SheetQuery => ({
  ...(columns ? { columns: columns.map((field) => field ?? '').join(',') } : {}),
  ...(isHeadless === true ? { headings: 'none' as const } : {}),
  ...(category === undefined ? {} : { category }),
  ...(areFarRight === true ? { far: 'right' as const } : {}),
  ...choices,
})

/** Why the file as a whole cannot be read, in the reader's language. */
function sheetFault(error: Error): string | undefined {
  const fault = error instanceof ApiError ? error.body?.details?.fault : undefined
  const found = Object.entries(text.sheet).find(([name]) => name === fault)
  return found?.[1]
}
