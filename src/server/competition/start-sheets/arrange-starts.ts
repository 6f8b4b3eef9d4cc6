import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod/mini'
import type { arrangeStarts as arrangeStartsCall } from '#contract/competition/start-sheet-draw.ts'
import { checkGroups, withoutWithdrawn } from '#golf/competition/start-sheet/check-groups.ts'
import { startMismatch, type DrawTerms } from '#golf/competition/start-sheet/draw-mismatches.ts'
import type { StartSlot } from '#golf/competition/start-sheet/start-sheet.ts'
import { bySlot, isSameSlot } from '#golf/competition/start-sheet/start-slots.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { refusedAtField } from './refuse-mismatches.ts'
import { requireDrawnCompetition, requireSheet, takeDrawVersion } from './require-draw.ts'
import { readDrawing } from './start-draw-view.ts'
import { changeStartSheet } from './start-sheets.store.ts'

type Input = { viewer: SignedIn; competitionId: string; body: z.output<typeof arrangeStartsCall.body> }

/** Keeps groups as they were arranged by hand. Who withdrew meanwhile is left out; the same groups again change nothing. */
export async function arrangeStarts(services: Services, input: Input): Promise<void> {
  const { viewer, competitionId, body } = input
  await services.db.transaction(async (tx) => {
    const competition = await requireDrawnCompetition(services, tx, { ...input, by: 'desk' })
    const sheet = await requireSheet(tx, competitionId)
    const { entered, terms } = await readDrawing(tx, competition)
    const asked = body.groups.map((group) => ({ ...group, startsAt: Date.parse(group.startsAt) }))
    refuseNewMismatch(asked, { before: sheet.groups, terms })
    const groups = withoutWithdrawn(asked.sort(bySlot), entered)
    const checked = checkGroups(groups, entered)
    if (!checked.ok) throw refusedGroups(checked.reason)
    const before = withoutWithdrawn(sheet.groups, entered)
    if (isDeepStrictEqual(before, groups)) return
    await takeDrawVersion(tx, { competition, seen: body.version, sent: body })
    await changeStartSheet(tx, { id: competitionId, groups })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.starts_arranged',
      objectId: competitionId,
      before: { groups: before.map(({ players }) => players.length).join(' ') },
      after: { groups: groups.map(({ players }) => players.length).join(' ') },
    })
  })
}

/** A group that stands elsewhere already may stay there until it is moved: groups are put right one after the other. */
function refuseNewMismatch(
  groups: readonly StartSlot[],
  { before, terms }: { before: readonly StartSlot[]; terms: DrawTerms },
): void {
  for (const [i, group] of groups.entries()) {
    const mismatch = before.some((other) => isSameSlot(group, other))
      ? undefined
      : startMismatch(group, terms)
    if (mismatch) throw refusedAtField(`groups.${i}.${mismatch.of === 'day' ? 'startsAt' : 'hole'}`, mismatch)
  }
}

function refusedGroups(reason: 'not_entered' | 'twice' | 'group_full' | 'same_start') {
  switch (reason) {
    case 'not_entered':
      return fieldError('groups', 'A player in the groups is not entered.')
    case 'twice':
      return fieldError('groups', 'A player is in the groups twice.')
    case 'group_full':
      return fieldError('groups', 'A group has four players at most.')
    case 'same_start':
      return fieldError('groups', 'Two groups start at the same time on the same hole.')
  }
}
