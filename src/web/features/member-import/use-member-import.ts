import { useState } from 'react'
import { getClub } from '#contract/clubs.ts'
import { importMembers, listImports, previewMembers, type MemberPreview } from '#contract/member-import.ts'
import { listMembers } from '#contract/members.ts'
import { readListedProgress } from '#contract/invitations.ts'
import type { MemberField } from '#domain/member-import/member-fields.ts'
import { ApiError, callAddress } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { putBytes } from '#web/lib/upload-photo.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberImportText as text } from '#web/messages/en/member-import.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { showToast } from '#web/ui/toast.tsx'

/** How the reader wants the file to be read; undefined: as its headings say. */
type Choices = { columns?: readonly (MemberField | null)[]; isHeadless?: boolean }

type Chosen = { file: File; importId: string; choices: Choices }

const makeImportId = () => `imp_${crypto.randomUUID().replaceAll('-', '')}`

const asQuery = ({ columns, isHeadless }: Choices) => ({
  ...(columns ? { columns: columns.map((field) => field ?? '').join(',') } : {}),
  ...(isHeadless === true ? { headings: 'none' as const } : {}),
})

const asBytes = (file: File) => new Blob([file], { type: 'application/octet-stream' })

/** The chosen file, how it is read, and its import. The file goes to the club to be looked at and again to be imported. */
export function useMemberImport(clubId: string) {
  const [chosen, setChosen] = useState<Chosen>()
  const [preview, setPreview] = useState<MemberPreview>()
  const [fault, setFault] = useState<string>()
  const looking = useLooking(clubId, {
    onDone: (reply) => {
      setPreview(reply)
      setFault(undefined)
    },
    onFail: setFault,
  })
  const importing = useImporting(clubId, {
    onDone: () => {
      forget()
    },
    onOutdated: () => {
      if (chosen) looking.mutate(chosen)
    },
  })
  const look = (next: Chosen) => {
    setChosen(next)
    looking.mutate(next)
  }
  const forget = () => {
    setChosen(undefined)
    setPreview(undefined)
    setFault(undefined)
  }
  return {
    ...{ chosen, preview, fault, forget },
    isLooking: looking.isPending,
    isImporting: importing.isPending,
    choose: (file: File) => {
      setPreview(undefined)
      look({ file, importId: makeImportId(), choices: {} })
    },
    /** The same file read in another way; its import has a new id. */
    readAs: (choices: Choices) => {
      if (chosen)
        look({ file: chosen.file, importId: makeImportId(), choices: { ...chosen.choices, ...choices } })
    },
    retry: () => {
      if (chosen) looking.mutate(chosen)
    },
    importAll: () => {
      if (chosen && preview) importing.mutate({ ...chosen, ready: preview.ready })
    },
  }
}

export type MemberImport = ReturnType<typeof useMemberImport>

type Looked = { onDone: (preview: MemberPreview) => void; onFail: (fault: string) => void }

/** Has the club read the file, without importing anything. */
function useLooking(clubId: string, { onDone, onFail }: Looked) {
  return useAction({
    run: async ({ file, choices }: Chosen) => {
      const path = callAddress(previewMembers, { params: { clubId }, query: asQuery(choices) })
      const reply = await putBytes(path, asBytes(file), { method: 'POST', onProgress: () => undefined })
      return previewMembers.reply.parse(JSON.parse(reply))
    },
    changes: [],
    oneByOne: 'member-import',
    onDone,
    onFail: (error) => {
      onFail(sheetFault(error) ?? failureText(error, sharedText.tryAgainLater))
    },
  })
}

type Imported = { onDone: () => void; onOutdated: () => void }

function useImporting(clubId: string, { onDone, onOutdated }: Imported) {
  return useAction({
    run: async ({ file, importId, choices, ready }: Chosen & { ready: number }) => {
      const query = { ...asQuery(choices), ready }
      const path = callAddress(importMembers, { params: { clubId, importId }, query })
      const reply = await putBytes(path, asBytes(file), { onProgress: () => undefined })
      return importMembers.reply.parse(JSON.parse(reply))
    },
    changes: [listMembers, listImports, readListedProgress, getClub].map((call) =>
      query(call, { params: { clubId } }),
    ),
    onDone: ({ taken }) => {
      onDone()
      showToast({ tone: 'success', title: text.imported, description: text.importedNext(taken) })
    },
    onFail: (error) => {
      const description = failureText(error, sharedText.tryAgainLater)
      showToast({ tone: 'error', title: text.importFailed, description })
      if (error instanceof ApiError && error.body?.code === 'import_changed') onOutdated()
    },
  })
}

/** Why the file as a whole cannot be read, in the reader's language. */
function sheetFault(error: Error): string | undefined {
  const fault = error instanceof ApiError ? error.body?.details?.fault : undefined
  const found = Object.entries(text.sheet).find(([name]) => name === fault)
  return found?.[1]
}
