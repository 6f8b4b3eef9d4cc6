import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { enterGuest, type EnteredReply } from '#contract/competition/entries.ts'
import { formatHandicapIndex } from '#golf/numbers.ts'
import { ApiError, isUnreached, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { newId } from '#web/lib/new-id.ts'
import { readAgain } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { withTimeout } from '#web/lib/with-timeout.ts'
import { deskEntriesText } from '#web/messages/en/competition/desk-entries.online.ts'
import { guestListText as text } from '#web/messages/en/competition/guest-list.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { GuestRow } from './guest-list-rows.ts'
import { isNotAdmitted } from './is-not-admitted.ts'
import { entryChanges } from './use-entries.ts'

/** A line that gives no answer in this time is dead. */
const ANSWER_MS = 20_000

type Outcome = {
  entered: ReadonlySet<string>
  /** Sent without an answer: sent again, they have the same key. */
  unsure: ReadonlySet<string>
  faults: ReadonlyMap<string, string>
}
const nothing: Outcome = { entered: new Set(), unsure: new Set(), faults: new Map() }

/**
 * Enters the guests of a list one after the other, each with a key of its own, so that pressing again enters only who is
 * missing. A lost connection or `stop` ends it; what became of each is kept by the id of its row.
 */
export function useEnteringGuests(competitionId: string, onDone: () => void) {
  const client = useQueryClient()
  const isAdmin = useIsClubAdmin() === true
  const keys = useRef(new Map<string, string>())
  const stopping = useRef(new AbortController())
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState<string>()
  const [asksReason, setAsksReason] = useState(false)
  const [outcome, setOutcome] = useState(nothing)

  const enterOne = (row: GuestRow, given: { reason: string; signal: AbortSignal }) => {
    const { id, firstName, lastName, handicapIndex, gender, hasNamesake } = row
    const key = keys.current.get(id) ?? newId('')
    keys.current.set(id, key)
    const handicap = handicapIndex === null ? null : formatHandicapIndex(handicapIndex)
    const [unlessNamed, reason] = [!hasNamesake, given.reason]
    const body = { key, firstName, lastName, handicap, gender, unlessNamed, reason }
    return send(enterGuest, { params: { competitionId }, body, signal: withTimeout(given.signal, ANSWER_MS) })
  }
  const enter = async (rows: readonly GuestRow[], reason: string) => {
    if (isBusy || rows.length === 0) return
    stopping.current = new AbortController()
    const { signal } = stopping.current
    setMissing(undefined)
    setBusy(true)
    const { entered, unsure, faults, reserves, isToAdmit } = await enterAll(rows, {
      before: outcome,
      signal,
      onEach: setOutcome,
      enterOne: (row) => enterOne(row, { reason, signal }),
    })
    if (isAdmin && isToAdmit) setAsksReason(true)
    setOutcome({ entered, unsure, faults })
    setBusy(false)
    readAgain(client, entryChanges)
    const count = rows.length - faults.size
    if (count > 0)
      showToast({
        tone: 'success',
        title: deskEntriesText.entered(count - reserves),
        ...(reserves > 0 && { description: deskEntriesText.reserved(reserves) }),
      })
    if (faults.size === 0) onDone()
    else if (rows.some(({ id }) => faults.get(id) === text.noAnswer))
      setMissing(text.notConfirmed(faults.size))
    else setMissing(deskEntriesText.notEntered(faults.size))
  }
  return {
    isBusy,
    missing,
    asksReason,
    enter,
    ...outcome,
    stop: () => {
      stopping.current.abort()
    },
  }
}

type EnterAll = {
  before: Outcome
  signal: AbortSignal
  enterOne: (row: GuestRow) => Promise<EnteredReply>
  onEach: (outcome: Outcome) => void
}

async function enterAll(rows: readonly GuestRow[], { before, signal, enterOne, onEach }: EnterAll) {
  const [entered, unsure] = [new Set(before.entered), new Set(before.unsure)]
  const faults = new Map(rows.map(({ id }) => [id, text.notSent]))
  let [reserves, isToAdmit] = [0, false]
  for (const row of rows) {
    try {
      reserves += (await enterOne(row)).reserve.length
      entered.add(row.id)
      unsure.delete(row.id)
      faults.delete(row.id)
    } catch (fault) {
      const isLost = signal.aborted || isUnreached(fault)
      faults.set(row.id, isLost ? text.noAnswer : refusalOf(fault))
      if (isNotAdmitted(fault)) isToAdmit = true
      if (isLost) {
        unsure.add(row.id)
        break
      }
      unsure.delete(row.id)
    }
    onEach({ entered: new Set(entered), unsure: new Set(unsure), faults: new Map() })
  }
  return { entered, unsure, faults, reserves, isToAdmit }
}

export type GuestsEntering = ReturnType<typeof useEnteringGuests>

function refusalOf(fault: unknown): string {
  if (!(fault instanceof ApiError) || fault.body?.code !== 'guest_entered')
    return failureText(fault, sharedText.tryAgainLater)
  const handicap = fault.body.details?.handicap
  return text.enteredOtherwise(typeof handicap === 'string' ? handicap : undefined)
}
