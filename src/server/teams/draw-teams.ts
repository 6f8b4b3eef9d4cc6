import { randomBytes } from 'node:crypto'
import { mayAdministerClub } from '#domain/club/permissions.ts'
import { drawBlinds } from '#domain/team/blinds.ts'
import { seededRandom, seedFromText } from '#domain/seeded-random.ts'
import { drawTeams as draw } from '#domain/team/draw-teams.ts'
import { newId } from '../db/new-id.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
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
 * Draws all entered players without a team into teams, and a blind for every team one player short (D13, R10.3). The
 * seed is kept with the teams it made. With nobody left to draw it changes nothing; once there is a score it is refused.
 */
export async function drawTeams(
  services: Services,
  terms: { viewer: SignedIn; competitionId: string },
): Promise<void> {
  const { viewer, competitionId } = terms
  await services.db.transaction(async (tx) => {
    const competition = await findTeamCompetitionForUpdate(tx, { viewer, competitionId, now: services.now() })
    if (!mayAdministerClub(viewer, competition.clubId)) throw new AppError('forbidden')
    const free = (await listEntrants(tx, competitionId)).filter((one) => one.teamId === null)
    if (free.length === 0) return
    if (await hasScores(tx, competitionId))
      throw new AppError('play_has_begun', { message: 'Scores have been made: teams are no longer drawn.' })
    const seed = randomBytes(8).toString('hex')
    await placePlayers(services, tx, { competition, seed, playerIds: free.map((one) => one.userId) })
    await giveBlinds(services, tx, { competitionId, seed })
  })
}

async function placePlayers(
  services: Services,
  tx: Transaction,
  terms: { competition: LockedCompetition; seed: string; playerIds: readonly string[] },
): Promise<void> {
  const { competition, seed, playerIds } = terms
  const present = await listCompetitionTeams(tx, competition.id)
  const entrants = await listEntrants(tx, competition.id)
  const open = present
    .filter((team) => team.drawSeed !== null)
    .map((team) => ({
      teamId: team.id,
      playerIds: entrants.filter((one) => one.teamId === team.id).map((one) => one.userId),
    }))
  const names = freeNames(present.map((team) => team.name))
  const now = services.now().getTime()
  for (const [i, drawn] of draw({ playerIds, teamSize: competition.size, open }, seed).entries()) {
    const team = { id: drawn.teamId ?? newId('tea'), competitionId: competition.id }
    // A millisecond each, so that they are listed in the order of their numbers.
    const at = new Date(now + i)
    if (drawn.teamId === null) await insertTeam(tx, { ...team, name: names(), drawSeed: seed, createdAt: at })
    await addTeamMembers(tx, { team, userIds: drawn.playerIds, joinedAt: at })
    await announceTeam(services, tx, {
      competitionId: competition.id,
      teamId: team.id,
      userIds: drawn.playerIds,
    })
  }
}

async function giveBlinds(
  services: Services,
  tx: Transaction,
  terms: { competitionId: string; seed: string },
): Promise<void> {
  const { competitionId, seed } = terms
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

/** "Team 1", "Team 2", … without those there are. */
function freeNames(taken: readonly string[]): () => string {
  const held = new Set(taken.map((name) => name.toLowerCase()))
  let number = 0
  return () => {
    do number += 1
    while (held.has(`team ${number}`))
    return `Team ${number}`
  }
}
