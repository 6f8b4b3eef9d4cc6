import type { z } from 'zod/mini'
import type { CardChange, cardSteps, getCardHistory } from '#contract/card/card-history.ts'
import { resultToWire } from '#contract/platform/wire-names.ts'
import { auditActions, type AuditAction } from '#contract/platform/audit-action.ts'
import { mayChangeCard, maySeeRound } from '#contract/club/permissions.ts'
import { groupEntries, type EntryGroup } from '#golf/card/group-entries.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { listRoundEvents } from '../card-changes/round-events.store.ts'
import { toWireEvent } from '../card-changes/round-card-view.ts'
import { findRound, findRoundPeople } from '../rounds.store.ts'
import { listAllEntries, listLoggedSteps, namesOf } from './card-history.store.ts'

/** The steps that only the audit log has; what the club did stands in the card's events. */
const loggedSteps: Partial<Record<AuditAction, (typeof cardSteps)[number]>> = {
  'round.handed_in': 'handed_in_by_player',
  'round.handed_in_for_member': 'handed_in_by_scorer',
  'round.marker_named': 'marker_named',
  'round.certified': 'certified',
  'round.attested': 'attested',
  'round.attestation_refused': 'refused',
  'round.late_score_dismissed': 'late_score_dismissed',
  'round.kiosk_card_disputed': 'objected',
  'round.kiosk_dispute_settled': 'objection_settled',
  'round.objected': 'objected',
  'round.objection_withdrawn': 'objection_withdrawn',
  'round.objection_answered': 'objection_settled',
}
const steps = new Map<string, (typeof cardSteps)[number]>(Object.entries(loggedSteps))
const nothing = { source: null, holes: [], totals: null, reason: null }

/** Every change of a card, the latest first, for whoever may change it. */
export async function readCardHistory(
  { db }: Pick<Services, 'db'>,
  { viewer, roundId }: { viewer: SignedIn; roundId: string },
): Promise<z.output<typeof getCardHistory.reply>> {
  const [found, people] = await Promise.all([findRound(db, roundId), findRoundPeople(db, roundId)])
  if (!found || !people || !maySeeRound(viewer, found.round)) throw new AppError('not_found')
  if (!mayChangeCard(viewer, found.round)) throw new AppError('forbidden')
  const { clubId } = found.round
  const actions = auditActions.filter((action) => steps.has(action))
  const [entries, events, logged] = await Promise.all([
    listAllEntries(db, found.round),
    listRoundEvents(db, found.round),
    listLoggedSteps(db, { clubId, roundId, actions }),
  ])
  const moments = [...events.map(({ event }) => event.at), ...logged.map(({ at }) => at)]
  const groups = groupEntries(
    entries,
    moments.map((moment) => moment.getTime()),
  )
  const names = await namesOf(
    db,
    [...groups, ...logged].flatMap(({ authorId }) => authorId ?? []),
  )
  const changes = [
    ...groups.map((group) => toEntered(group, names)),
    ...events.map((row) => toEventChange(toWireEvent(row))),
    ...logged.map(({ seq, at, action, authorId, reason }) => ({
      ...nothing,
      id: `log-${seq}`,
      at: at.toISOString(),
      reason,
      authorName: names.get(authorId ?? '') ?? null,
      kind: steps.get(action) ?? ('entered' as const),
    })),
  ]
  return {
    timeZone: people.timeZone,
    changes: changes.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)),
  }
}

function toEntered({ id, at, authorId, source, holes }: EntryGroup, names: Map<string, string>): CardChange {
  return {
    ...nothing,
    id,
    at: new Date(at).toISOString(),
    kind: 'entered',
    source,
    authorName: names.get(authorId) ?? null,
    holes: holes.map(({ holeNumber, before, after }) => ({
      holeNumber,
      before: resultToWire(before),
      after: resultToWire(after),
    })),
  }
}

function toEventChange(event: ReturnType<typeof toWireEvent>): CardChange {
  const { id, at, kind, authorName, holes, totals, reason } = event
  return {
    id,
    at,
    kind,
    source: null,
    holes,
    totals,
    authorName: authorName === '' ? null : authorName,
    reason: reason === '' ? null : reason,
  }
}
