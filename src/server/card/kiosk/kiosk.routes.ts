import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  FEWEST_LETTERS,
  handInAtKiosk as handInCall,
  listKioskPlayers,
  openKiosk as openCall,
  readKiosk,
  readKioskCard,
  readKioskPlayer,
} from '#contract/card/kiosk-cards.ts'
import { listClubCourses } from '../../course/course.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { namedFace } from '#contract/club/named-face.ts'
import { serveDevice, serveEveryone } from '../../platform/http/serve-call.ts'
import { requirePoint } from '../../platform/rate-limits/require-point.ts'
import { listMarks } from '../../club/club.ts'
import { handInAtKiosk } from '../kiosk-cards/hand-in-at-kiosk.ts'
import { previewCard } from '../kiosk-cards/preview-card.ts'
import { findPlayersNamed, listPlayersOfDay } from './kiosk-people.store.ts'
import { listCompetitionsOfDay, readChoice } from './read-choice.ts'
import { setKioskCookie } from './kiosk-cookie.ts'
import { openKiosk } from './open-kiosk.ts'
import { requireKiosk, requireOpenKiosk, type OpenKiosk } from './require-kiosk.ts'

/** A whole day's field is shown; of the club's other members a few at a time. */
const MOST_OF_DAY = 300
const MOST_NAMED = 20

/** What a tablet in the bar may do; it is no person, and every other call refuses it. */
export function kioskRoutes(app: FastifyInstance, services: Services): void {
  const { config, sessions } = services
  const identify = (request: FastifyRequest) => requireKiosk(services, request)

  serveEveryone(app, openCall, async ({ body, request, reply }) => {
    // Whoever stands at the tablet later would be that person.
    if (await sessions.read(request)) throw new AppError('kiosk_signed_in')
    const token = await openKiosk(services, { link: body.link, address: request.ip, requestId: request.id })
    setKioskCookie(reply, token, config)
    return readClub(services, await requireOpenKiosk(services, { token, requestId: request.id }))
  })

  serveDevice(app, identify, readKiosk, ({ device }) => readClub(services, device))

  serveDevice(app, identify, listKioskPlayers, async ({ device, query }) => {
    await requirePoint(services, ['kiosk-names', device.id])
    return listPlayers(services, {
      clubId: device.clubId,
      letters: query.search ?? '',
      isCardAwaited: query.as === 'player',
    })
  })

  serveDevice(app, identify, readKioskPlayer, ({ device, params }) =>
    readChoice(services, { clubId: device.clubId, ...params }),
  )

  serveDevice(app, identify, readKioskCard, async ({ device, params, query }) => {
    await requirePoint(services, ['kiosk-cards', device.id])
    return previewCard(services, {
      ...params,
      clubId: device.clubId,
      courseId: query.courseId,
      competitionId: query.competitionId ?? null,
      teeId: query.teeId ?? null,
    })
  })

  serveDevice(app, identify, handInCall, async ({ device, body }) => {
    await requirePoint(services, ['kiosk-cards', device.id])
    return handInAtKiosk(services, { kiosk: device, body })
  })
}

async function readClub({ db }: Pick<Services, 'db'>, { name, club }: OpenKiosk) {
  const courses = await listClubCourses(db, club.id)
  return {
    kioskName: name,
    clubName: club.name,
    ...namedFace({ clubColour: club.colour, clubCrest: club.crest }),
    courses: courses.map(({ course, tees }) => ({
      id: course.id,
      name: course.name,
      tees: tees.map((tee) => ({ id: tee.id, name: tee.name })),
    })),
  }
}

/** Fewer letters than FEWEST_LETTERS are none: the day's players are shown. */
async function listPlayers(
  services: Services,
  { clubId, letters, isCardAwaited }: { clubId: string; letters: string; isCardAwaited: boolean },
) {
  const isSearch = letters.length >= FEWEST_LETTERS
  const limit = isSearch ? MOST_NAMED : MOST_OF_DAY
  const competitions = await listCompetitionsOfDay(services, { clubId, userId: '' })
  const day = { clubId, competitionIds: competitions.map(({ id }) => id), limit: limit + 1 }
  const players = isSearch
    ? await findPlayersNamed(services.db, { ...day, letters })
    : await listPlayersOfDay(services.db, { ...day, isCardAwaited })
  const shown = players.slice(0, limit)
  const marks = await listMarks(services.db, shown, {
    clubId,
    competitionIds: day.competitionIds,
    to: 'kiosk',
  })
  return {
    players: shown.map((player) => ({ ...player, marks: marks.get(player.id) })),
    hasMore: players.length > limit,
  }
}
