import { useState, type ReactNode } from 'react'
import type { z } from 'zod/mini'
import type { Schema } from '#contract/platform/call.ts'
import { hasDraft, keepDraft, withDraft } from '#web/lib/form-draft.ts'
import { mergeEdits } from '#web/lib/merge-edits.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'

/** A form's values that a reader can compare. */
type Texts<Name extends string> = Readonly<Record<Name, string>>

/** The part of react-hook-form's form that is needed here. */
type FormOf<Values> = { getValues: () => Values; reset: (values: Values) => void }

type Terms<Values, Name extends string, S extends Schema> = {
  /** Under which name what is typed is kept. */
  draft: string
  /** Of the call that reads what is edited. */
  reply: S
  toValues: (thing: z.output<S>) => Values
  versionOf: (thing: z.output<S>) => number | undefined
  /** The fields that can be changed, as the form names them. */
  labels: Readonly<Record<Name, string>>
  /** What stands in a field in words, where the field is chosen from a list; left out: as it is typed. */
  shown?: (name: Name, values: Values) => string
}

/**
 * What is edited as it was when its form was opened, and what is there now after somebody else was faster (P16). Their
 * changes go into the form; where both changed a field, `conflict` shows both values and lets the reader choose.
 */
export function useEdited<Name extends string, Values extends Texts<Name>, S extends Schema>(
  opened: z.output<S>,
  { draft, reply, toValues, versionOf, labels, shown }: Terms<Values, Name, S>,
) {
  const [seen, setSeen] = useState(() =>
    openedAs(draft, { values: toValues(opened), version: versionOf(opened) }),
  )
  const [both, setBoth] = useState<readonly Name[]>()
  const names = Object.keys(labels).filter((name): name is Name => name in labels)

  return {
    seen,
    /** True when the fault was that somebody else was faster; the form then holds what both changed. */
    takeConflict(fault: unknown, form: FormOf<Values>): boolean {
      const thing = readConflict(fault, reply)
      if (thing === undefined) return false
      const now = toValues(thing)
      const merged = mergeEdits(names, { base: seen.values, mine: form.getValues(), now })
      form.reset(merged.values)
      setSeen(keepSeen(draft, { values: now, version: versionOf(thing) }))
      setBoth(merged.both)
      return true
    },
    conflict(form: FormOf<Values>): ReactNode {
      if (both === undefined) return undefined
      const mine = form.getValues()
      return (
        <ChangedMeanwhile
          fields={both.map((name) => ({
            name,
            label: labels[name],
            now: shown?.(name, seen.values) ?? seen.values[name],
            yours: shown?.(name, mine) ?? mine[name],
          }))}
          onTake={(name) => {
            const taken = both.filter((one) => one === name)
            form.reset(mergeEdits(taken, { base: mine, mine, now: seen.values }).values)
            setBoth(both.filter((one) => one !== name))
          }}
        />
      )
    },
  }
}

type Seen<Values> = { values: Values; version: number | undefined }

/** What was typed before a reload was typed over the values of that time, whatever is there now. */
function openedAs<Values extends Readonly<Record<string, string>>>(
  draft: string,
  now: Seen<Values>,
): Seen<Values> {
  if (!hasDraft(draft)) return keepSeen(draft, now)
  const version = Number(withDraft(baseOf(draft), { version: `${now.version ?? ''}` }).version)
  return { values: withDraft(baseOf(draft), now.values), version: version > 0 ? version : now.version }
}

function keepSeen<Values extends Readonly<Record<string, string>>>(
  draft: string,
  seen: Seen<Values>,
): Seen<Values> {
  keepDraft(baseOf(draft), { ...seen.values, version: `${seen.version ?? ''}` })
  return seen
}

function baseOf(draft: string): string {
  return `${draft}.base`
}
