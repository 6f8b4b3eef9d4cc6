import type { FastifyInstance, FastifyRequest } from 'fastify'
import { groupStreamPath } from '#contract/card/group-stream.ts'
import { groupCandidates } from '#contract/card/groups.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { describeCall } from '../../platform/http/describe-api.ts'
import { encodeEvent, openEventStream, type Watcher } from '../../platform/http/event-stream.ts'
import { networkOf } from '../../platform/http/load-shedding/network-of.ts'
import { requireSignedIn } from '../../platform/http/serve-call.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { OpenStreams } from '../../platform/live/open-streams.ts'
import { currentPlayers, requireGroup } from './require-group.ts'

const HEARTBEAT_MS = 15_000
const COME_BACK_MS = 60_000
/** All of them are back within five seconds of a restart, and not at once (P17). */
const COME_BACK_WITHIN_MS = 3_500
const HELLO = encodeEvent('hello', {})
const NOTICE = encodeEvent('notice', {})
const PING = encodeEvent('ping', {})

type Watching = { stream: Watcher; players: readonly string[] }

/**
 * Whose card of a group changed, as an event stream: ids and no scores, so that a phone reads the group once for several
 * changes. Watching costs the store nothing but the look every 15 seconds whether the reader still belongs to the group.
 */
export function groupStreamRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, feed, streamPlaces } = services
  const open = new OpenStreams()
  open.follow(feed)
  const watching = new Set<Watching>()
  tellWatching(app, services, watching)

  async function requireReader(request: FastifyRequest, groupId: string) {
    const viewer: SignedIn = await requireSignedIn(sessions, request)
    return { viewer, ...(await requireGroup(db, { viewer, groupId })) }
  }

  app.get<{ Params: { groupId: string } }>(
    groupStreamPath(':groupId'),
    {
      // A stream without a body would take a place and never answer.
      exposeHeadRoute: false,
      schema: {
        ...describeCall(groupCandidates),
        summary: 'Server-sent events hello, change, notice, ping and bye (contract/card/group-stream.ts)',
        params: groupCandidates.params,
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const { groupId } = request.params
      const { viewer, group, members } = await requireReader(request, groupId)
      const leavePlace = streamPlaces.take({
        userId: viewer.userId,
        address: networkOf(request.ip),
        clubId: group.clubId,
        end: () => sendAway(stream, COME_BACK_MS),
      })
      const stream = openEventStream(reply)
      stream.onClose(leavePlace)
      const one: Watching = { stream, players: currentPlayers(members) }
      watching.add(one)
      stream.send(HELLO)
      const recheck = async () => {
        try {
          const players = currentPlayers((await requireReader(request, groupId)).members)
          const isSame = players.join() === one.players.join()
          one.players = players
          // Somebody has joined or left: the phone reads the group again.
          stream.send(isSame ? PING : HELLO)
        } catch (error) {
          if (error instanceof AppError) stream.close()
          // A store that is away says nothing about the person; they are looked at again when it is back.
          else request.log.warn({ err: error }, 'stream not rechecked')
        }
      }
      const leave = open.add(viewer.userId, { recheck, tellNotice: () => stream.send(NOTICE) })
      void recheck()
      const rechecks = setInterval(() => void recheck(), HEARTBEAT_MS)
      stream.onClose(() => {
        clearInterval(rechecks)
        leave()
        watching.delete(one)
      })
    },
  )
}

function tellWatching(
  app: FastifyInstance,
  { feed }: Pick<Services, 'feed'>,
  watching: ReadonlySet<Watching>,
): void {
  feed.onChange((change) => {
    if (change.kind !== 'board' && change.kind !== 'card') return
    for (const { stream, players } of watching)
      if (players.includes(change.userId)) stream.send(encodeEvent('change', { userId: change.userId }))
  })
  feed.onGap(() => {
    for (const { stream } of watching) stream.send(HELLO)
  })
  app.addHook('preClose', () => {
    for (const { stream } of watching) sendAway(stream, Math.floor(Math.random() * COME_BACK_WITHIN_MS))
  })
}

function sendAway(stream: Watcher, waitMs: number): void {
  stream.send(encodeEvent('bye', { waitMs }))
  stream.close()
}
