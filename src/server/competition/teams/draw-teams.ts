import { randomBytes } from 'node:crypto'
import { mayAdministerClub } from '#contract/club/permissions.ts'
import { drawBlinds } from '#golf/competition/teams/blinds.ts'
import { seededRandom, seedFromText } from '#golf/seeded-random.ts'
import { drawTeams as draw } from '#golf/competition/teams/draw-teams.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import {
  announceTeam,
  findTeamCompetitionForUpdate,
  type LockedCompetition,
} from './authorize-team-change.ts'
import {
  addTeamMembers,
  hasScores,
  insertTeam,
  listCompetitionTeams,
  listEntrants,
  setBlind,
} from './teams.store.ts'

/**
 * Draws teams for all entered players who have none, and a blind for every team that is one player short (D13, R10.3).
 * The seed is stored with the teams it made. Changes nothing when nobody is left to draw; refused once there is a score.
 */
export async function drawTeams(
  services: Services,
  input: { viewer: SignedIn; competitionId: string },
): Promise<void> {
  const { viewer, competitionId } = input
  await services.db.transaction(async (tx) => {
    const competition = await findTeamCompetitionForUpdate(services, tx, { viewer, competitionId })
    if (!mayAdministerClub(viewer, competition.clubId)) throw new AppError('forbidden')
    const free = (await listEntrants(tx, competitionId)).filter((one) => one.teamId === null)
    if (free.length === 0) return
    if (await hasScores(tx, competitionId))
      throw new AppError('play_has_begun', {
        message: 'Scores have been recorded, so teams can no longer be drawn.',
      })
    const seed = randomBytes(8).toString('hex')
    await drawIntoTeams(services, tx, { competition, seed, playerIds: free.map((one) => one.userId) })
    await drawMissingBlinds(services, tx, { competitionId, seed })
    await recordAction(services, tx, {
      by: viewer,
      clubId: competition.clubId,
      action: 'competition.teams_drawn',
      objectId: competitionId,
      after: { players: free.length, seed },
    })
  })
}

async function drawIntoTeams(
  services: Services,
  tx: Transaction,
  input: { competition: LockedCompetition; seed: string; playerIds: readonly string[] },
): Promise<void> {
  const { competition, seed, playerIds } = input
  const present = await listCompetitionTeams(tx, competition.id)
  const entrants = await listEntrants(tx, competition.id)
  const open = present
    .filter((team) => team.drawSeed !== null)
    .map((team) => ({
      teamId: team.id,
      playerIds: entrants.filter((one) => one.teamId === team.id).map((one) => one.userId),
    }))
  const nextName = nameTeams(present.map((team) => team.name))
  const now = services.now().getTime()
  for (const [i, drawn] of draw({ playerIds, teamSize: competition.teamSize, open }, seed).entries()) {
    const team = { id: drawn.teamId ?? newId('tea'), competitionId: competition.id }
    // Teams are listed by creation time, so a millisecond between them keeps them in the order of their numbers.
    const at = new Date(now + i)
    if (drawn.teamId === null)
      await insertTeam(tx, { ...team, name: nextName(), drawSeed: seed, createdAt: at })
    await addTeamMembers(tx, { team, userIds: drawn.playerIds, joinedAt: at })
    await announceTeam(services, tx, {
      competitionId: competition.id,
      teamId: team.id,
      userIds: drawn.playerIds,
    })
  }
}

async function drawMissingBlinds(
  services: Services,
  tx: Transaction,
  input: { competitionId: string; seed: string },
): Promise<void> {
  const { competitionId, seed } = input
  const entrants = await listEntrants(tx, competitionId)
  const sheets = (await listCompetitionTeams(tx, competitionId)).map((team) => ({
    teamId: team.id,
    playerIds: entrants.filter((one) => one.teamId === team.id).map((one) => one.userId),
    blindId: team.blindUserId,
  }))
  for (const [i, { teamId, blindId }] of drawBlinds(
    sheets,
    seededRandom(seedFromText(`${seed} blinds`)),
  ).entries()) {
    if (blindId === null || sheets[i]?.blindId === blindId) continue
    await setBlind(tx, teamId, blindId)
    await announceTeam(services, tx, { competitionId, teamId, userIds: [] })
  }
}

/** Names new teams "Team 1", "Team 2" and so on, leaving out the names that are taken. */
function nameTeams(taken: readonly string[]): () => string {
  const used = new Set(taken.map((name) => name.toLowerCase()))
  let number = 0
  return () => {
    do number += 1
    while (used.has(`team ${number}`))
    return `Team ${number}`
  }
}
