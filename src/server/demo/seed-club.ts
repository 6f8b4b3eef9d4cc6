import { listComingCompetitions } from './coming-competitions.ts'
import { foundClub, type DemoClub, type Founding } from './found-club.ts'
import { playSeason } from './play-season.ts'
import { planSeason } from './season-plan.ts'
import { seededRandom } from './seeded-random.ts'

export type Size = { months: number; rounds: number }

export const fullSize: Size = { months: 8, rounds: 200 }

/**
 * Creates one believable club: its people do everything through the API, with the server's clock set to that day. The
 * same date gives the same club. The live competition is opened when it is played (live-competition.ts).
 */
export async function seedClub(founding: Founding, size: Size): Promise<DemoClub> {
  const { now, setTime, progress } = founding
  const random = seededRandom('Oak Hill')
  const club = await foundClub(founding)
  const season = planSeason({
    now,
    ...size,
    players: club.players.length,
    courses: club.courses.length,
    random,
  })
  await playSeason({ club, setTime, random, progress }, season)
  setTime(now)
  await listComingCompetitions(club, now)
  return club
}
