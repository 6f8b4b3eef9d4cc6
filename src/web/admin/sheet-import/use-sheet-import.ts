import { useState } from 'react'
import { ApiError, callAddress, OfflineError, type Parts } from '#web/lib/api.ts'
import type { Call, Output } from '#contract/call.ts'
import type { DateOrder } from '#domain/member-import/read-date.ts'
import type { MinusMeaning } from '#domain/member-import/minus-meanings.ts'
import type { WholeMeaning } from '#domain/member-import/whole-handicaps.ts'
import type { SingleByte } from '#domain/member-import/text-encodings.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { newId } from '#web/lib/new-id.ts'
import type { Changed } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { sheetImportText as text } from '#web/messages/en/sheet-import.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { showToast } from '#web/ui/toast.tsx'

/** How the reader wants the file to be read; undefined: as its headings say. */
type Choices<Field> = {
  columns?: readonly (Field | null)[]
  isHeadless?: boolean
  dates?: DateOrder
  minus?: MinusMeaning
  encoding?: SingleByte
  sheet?: string
  whole?: WholeMeaning
  /** The name of the sheet is the category of all on it. */
  isSheetCategory?: boolean
  /** Of results: those far from a member's others were looked at and are right. */
  areFarRight?: boolean
}
type Chosen<Field> = { file: File; importId: string; choices: Choices<Field> }
/** The same in the query of the two calls. */
export type SheetQuery = {
  columns?: string
  headings?: 'none'
  dates?: DateOrder
  minus?: MinusMeaning
  encoding?: SingleByte
  sheet?: string
  whole?: WholeMeaning
  category?: 'sheet'
  far?: 'right'
}

export type SheetCalls<Preview, Reply> = {
  /** Writes of one name go one after the other. */
  name: string
  /** Has the club read the file, without importing anything. */
  look: (file: File, query: SheetQuery) => Promise<Preview>
  take: (file: File, asked: { importId: string; query: SheetQuery & { ready: number } }) => Promise<Reply>
  changes: readonly Changed[]
  onTaken: (reply: Reply) => void
}

const makeImportId = () => newId('imp_')

/** Sends a file to a call that takes its bytes. */
export async function sendSheet<C extends Call>(
  call: C,
  parts: Parts,
  file: File,
): Promise<Output<C['reply']>> {
  const { putBytes } = await import('#web/lib/upload-photo.ts').catch((fault: unknown) => {
    throw new OfflineError(fault)
  })
  const reply = await putBytes(
    callAddress(call, parts),
    new Blob([file], { type: 'application/octet-stream' }),
    { method: call.method === 'PUT' ? 'PUT' : 'POST', onProgress: () => undefined },
  )
  return call.reply.parse(JSON.parse(reply)) as Output<C['reply']>
}

/** The chosen file, how it is read, and its import. The file goes to the club to be looked at and again to be imported. */
export function useSheetImport<Field extends string, Preview extends { ready: number }, Reply>(
  calls: SheetCalls<Preview, Reply>,
) {
  const [chosen, setChosen] = useState<Chosen<Field>>()
  const [seen, setSeen] = useState<{ as: Chosen<Field>; preview: Preview }>()
  const [fault, setFault] = useState<string>()
  const looking = useAction({
    run: ({ file, choices }: Chosen<Field>) => calls.look(file, asQuery(choices)),
    changes: [],
    oneByOne: calls.name,
    onDone: (preview, as) => {
      setSeen({ as, preview })
      setFault(undefined)
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
  const look = (next: Chosen<Field>) => {
    setChosen(next)
    looking.mutate(next)
  }
  const retry = () => {
    if (chosen) looking.mutate(chosen)
  }
  const taking = useTaking(calls, { onDone: forget, onOutdated: retry })
  return {
    ...{ chosen, fault, forget, isCurrent, retry },
    preview: seen !== undefined && seen.as.file === chosen?.file ? seen.preview : undefined,
    /** How the preview was read, which is not what was chosen since, when that could not be looked at. */
    readWith: seen?.as.choices,
    isLooking: looking.isPending,
    isImporting: taking.isPending,
    choose: (file: File) => {
      setSeen(undefined)
      look({ file, importId: makeImportId(), choices: {} })
    },
    /** The same file read in another way; its import has a new id. */
    readAs: (choices: Choices<Field>) => {
      if (!chosen) return
      // Another sheet has other columns.
      const before = choices.sheet === undefined ? chosen.choices : {}
      look({ file: chosen.file, importId: makeImportId(), choices: { ...before, ...choices } })
    },
    importAll: () => {
      if (seen && isCurrent) taking.mutate({ ...seen.as, ready: seen.preview.ready })
    },
  }
}

export type SheetImport<Field extends string, Preview extends { ready: number }> = ReturnType<
  typeof useSheetImport<Field, Preview, unknown>
>

function useTaking<Field, Preview, Reply>(
  { take, changes, onTaken }: SheetCalls<Preview, Reply>,
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
  isSheetCategory,
  ...choices
}: Choices<Field>): SheetQuery => ({
  ...(columns ? { columns: columns.map((field) => field ?? '').join(',') } : {}),
  ...(isHeadless === true ? { headings: 'none' as const } : {}),
  ...(isSheetCategory === true ? { category: 'sheet' as const } : {}),
  ...(areFarRight === true ? { far: 'right' as const } : {}),
  ...choices,
})

/** Why the file as a whole cannot be read, in the reader's language. */
function sheetFault(error: Error): string | undefined {
  const fault = error instanceof ApiError ? error.body?.details?.fault : undefined
  const found = Object.entries(text.sheet).find(([name]) => name === fault)
  return found?.[1]
}
