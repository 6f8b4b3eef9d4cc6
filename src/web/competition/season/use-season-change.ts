import { useState } from 'react'
import {
  deleteSeason,
  listSeasons,
  putSeason,
  season as seasonReply,
  type Season,
} from '#contract/competition/season.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { newId } from '#web/lib/new-id.ts'
import { query } from '#web/lib/query.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { libText } from '#web/messages/en/lib/lib.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { seasonEditorText as text } from '#web/messages/en/competition/season-editor.online.ts'
import { showToast } from '#web/ui/toast.tsx'
import { newValues, readPoints, sentSeason, valuesOf, type SeasonValues } from './season-values.ts'

type SeasonChange = {
  clubId: string
  /** Undefined for a new one. */
  season: Season | undefined
  onDone: (seasonId: string | undefined) => void
}

/**
 * A season as it is typed, kept on this tab until it is saved. A new one has its id from the first keystroke, so that a
 * second press saves the same one. When somebody else was faster, `theirs` is what they saved.
 */
export function useSeasonChange({ clubId, season, onDone }: SeasonChange) {
  const start = season ? valuesOf(season) : newValues(text.usualName, new Date().getFullYear())
  const [id] = useState(() => season?.id ?? newId('sea_'))
  const draft = useDraft(`season.${season?.id ?? 'new'}`, start)
  const [theirs, setTheirs] = useState<Season>()
  const [isUnread, setIsUnread] = useState(false)
  const values: SeasonValues = draft.values
  const params = { clubId, seasonId: id }
  const close = (shown: string | undefined) => {
    draft.clear()
    onDone(shown)
  }
  const saving = useAction({
    run: (sent: { version: number | undefined; points: number[] }) =>
      send(putSeason, { params, body: { ...sentSeason(values), ...sent } }),
    changes: [query(listSeasons, { params: { clubId } })],
    onDone: (saved) => {
      showToast({ tone: 'success', title: text.saved })
      close(saved.id)
    },
    onFail: (fault) => {
      setTheirs(readConflict(fault, seasonReply))
    },
  })
  const errors = fieldErrors(saving.error)
  return {
    values,
    change: draft.change,
    errors: isUnread ? { ...errors, points: text.pointsUnread } : errors,
    theirs,
    isBusy: saving.isPending,
    fault:
      saving.error === null || theirs || Object.keys(errors).length > 0
        ? undefined
        : failureText(saving.error, text.saveFailed),
    save: () => {
      const points = readPoints(values.points)
      setIsUnread(points === undefined)
      if (points) saving.mutate({ version: theirs?.version ?? season?.version, points })
    },
    drop: () => {
      close(season?.id)
    },
  }
}

/** Deletes a season once that was confirmed. */
export function useSeasonRemoval({ clubId, season, onDone }: SeasonChange & { season: Season }) {
  const removing = useAction({
    run: () => send(deleteSeason, { params: { clubId, seasonId: season.id } }),
    changes: [query(listSeasons, { params: { clubId } })],
    onDone: () => {
      showToast({ tone: 'success', title: text.removed })
      onDone(undefined)
    },
  })
  return {
    isBusy: removing.isPending,
    fault: removing.error === null ? undefined : failureText(removing.error, text.removeFailed),
    remove: () => {
      removing.mutate(undefined)
    },
  }
}

/** The server's sentences by field; of "points.3" for the whole field. They are English, so others are only shown where. */
function fieldErrors(fault: Error | null): Readonly<Record<string, string>> {
  const fields = fault instanceof ApiError ? (fault.body?.fields ?? []) : []
  const isEnglish = readerLanguage() === 'en'
  return Object.fromEntries(
    fields.map(({ field, message }) => [
      field.replace(/\.\d+$/, ''),
      isEnglish ? message : libText.fieldRefused,
    ]),
  )
}
