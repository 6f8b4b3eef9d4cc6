import type { AnsweredRound, KeptRefusal } from '#contract/card/send-kept.ts'
import { entryFromWire } from '#contract/platform/wire-names.ts'
import { errorSentence } from '#contract/platform/error-body.ts'
import { keptHereText } from '#web/messages/en/offline/kept-here.ts'
import { offlineText } from '#web/messages/en/offline/offline.ts'
import { addLate } from '../late-told.ts'
import type { OutboxPorts } from '../outbox-ports.ts'
import type { OutboxStorage, SnapshotStore } from '../outbox-snapshot.ts'
import { withCounting } from '../outbox-store.ts'
import { classifyFault, type SendFault } from '../send-fault.ts'
import { putSpare, toEntryRecord } from '../spare-entries.ts'
import { differsFrom } from './compare-terms.ts'
import { isAnythingWaiting, nextParts, nextPhoto, toSentRound, type KeptPart } from './kept-parts.ts'
import { photoRefusal, type KeptPorts } from './kept-ports.ts'
import type { KeptRound, Refusal } from './kept-round.ts'
import { changeWaiting } from './spare-rounds.ts'

type World = {
  snapshot: SnapshotStore
  storage: OutboxStorage
  ports: Pick<OutboxPorts, 'now' | 'toSendFault'>
  kept: KeptPorts
  dispatchFault: (fault: SendFault) => void
}

export type KeptSender = ReturnType<typeof createKeptSender>

/**
 * Sends starts, hand-ins and the scores of several rounds in one request, and does what the club answers to each part. What
 * has to wait for a photo goes after it.
 */
export function createKeptSender(world: World) {
  const { snapshot, ports, kept } = world
  /** Where the whole of a request was refused: fewer parts at a time, to find the one that is at fault. */
  let most: 'all' | 'round' | 'part' = 'all'

  async function sendParts(all: readonly KeptPart[]): Promise<void> {
    const parts = fewer(all, most)
    snapshot.dispatch({ type: 'sent', ids: parts.flatMap(({ entries }) => entries.map(({ id }) => id)) })
    let answers: readonly AnsweredRound[]
    try {
      answers = await kept.send(parts.map((part) => toSentRound(part, ports.now())))
    } catch (fault) {
      await afterFault(ports.toSendFault(fault), parts)
      return
    }
    let isWaiting = false
    for (const part of parts) {
      const answer = answers.find(({ sentAs }) => sentAs === part.roundId)
      if (!answer || (await takeAnswer(world, part, answer)) === 'passing') isWaiting = true
    }
    backToWaiting(snapshot, parts)
    if (isWaiting) world.dispatchFault({ kind: 'passing' })
    else if (snapshot.get().outbox.failures > 0) snapshot.dispatch({ type: 'woken' })
  }

  async function afterFault(fault: SendFault, parts: readonly KeptPart[]): Promise<void> {
    if (fault.kind !== 'refused') {
      world.dispatchFault(fault)
      return
    }
    backToWaiting(snapshot, parts)
    if (most !== 'part') {
      most = most === 'all' ? 'round' : 'part'
      return
    }
    const [part] = parts
    if (!part) return
    const refusal = { message: fault.message, code: 'refused' }
    if (part.start) await refuse(world, part.roundId, { start: refusal })
    else if (part.handIn) await refuse(world, part.roundId, { handIn: refusal })
  }

  return {
    isAnythingWaiting: () => isAnythingWaiting(snapshot.get()),
    /** Whether there was something to send. */
    async sendNext(now: number): Promise<boolean> {
      const parts = nextParts(snapshot.get(), now)
      if (parts.length > 0) {
        await sendParts(parts)
        return true
      }
      const card = nextPhoto(snapshot.get(), now)
      if (card) await sendPhoto(world, card)
      return card !== undefined
    },
  }
}

/** What was sent and is not in the answer goes with the next request. */
function backToWaiting(snapshot: SnapshotStore, parts: readonly KeptPart[]): void {
  const { entries: held } = snapshot.get().outbox
  for (const { roundId, entries } of parts)
    if (entries.some(({ id }) => held.get(id)?.stage === 'sending'))
      snapshot.dispatch({ type: 'acknowledged', roundId, ids: [], counting: [] })
}

function fewer(parts: readonly KeptPart[], most: 'all' | 'round' | 'part'): readonly KeptPart[] {
  const [first] = parts
  if (most === 'all' || !first) return parts
  if (most === 'round') return [first]
  return [{ ...first, entries: [], handIn: first.start ? null : first.handIn }]
}

/** The scores never wait for a photo: it goes after them, and the card with it. */
async function sendPhoto(world: World, card: KeptRound): Promise<void> {
  const { snapshot, storage, ports, dispatchFault } = world
  let objectPath: string | undefined
  try {
    objectPath = await world.kept.uploadPhoto(card.id)
  } catch (fault) {
    const kind = ports.toSendFault(fault)
    if (kind.kind === 'refused')
      await refuse({ snapshot, storage }, card.id, {
        handIn: { message: photoRefusal(kind.message), code: 'photo' },
      })
    else dispatchFault(kind)
    return
  }
  const kept = snapshot.get().rounds.get(card.id)
  if (!kept?.handIn) return
  const photo = objectPath === undefined ? ('none' as const) : { objectPath }
  await changeWaiting(world, { put: [{ ...kept, handIn: { ...kept.handIn, photo } }] })
}

/** Does what the club says to each part of one round. `passing`: part of it has to be sent again. */
async function takeAnswer(world: World, part: KeptPart, answer: AnsweredRound): Promise<'taken' | 'passing'> {
  if (part.start && !(await takeStarted(world, part.roundId, answer))) return isPassing(answer.start?.refusal)
  const scores = await takeScores(world, answer)
  if (!part.handIn) return scores
  const { snapshot } = world
  const { round, refusal } = answer.handIn ?? {}
  if (round) {
    await world.kept.dropPhoto(part.roundId).catch(() => undefined)
    // Said before the card goes, so that the screens never see neither of the two.
    if (part.handIn.groupId === undefined) snapshot.set({ taken: round })
    await changeWaiting(world, { put: [], remove: [part.roundId] })
    return scores
  }
  if (answer.roundId !== part.roundId) {
    await refuse(world, answer.roundId, {
      handIn: { message: keptHereText.wasOpenAlready, code: 'was_open' },
    })
    return scores
  }
  // A card with a score that the club refused waits for that score.
  if (answer.scores && answer.scores.refused.length > 0) return scores
  if (isPassing(refusal) === 'passing') return 'passing'
  await refuse(world, part.roundId, { handIn: toRefusal(refusal) })
  return scores
}

/** A part that was neither taken nor refused is sent again, after a while. */
function isPassing(refusal: KeptRefusal | undefined): 'taken' | 'passing' {
  return refusal && classifyFault(refusal.status, '').kind === 'refused' ? 'taken' : 'passing'
}

/** Whether the club has the round now. */
async function takeStarted(world: World, sentAs: string, { start }: AnsweredRound): Promise<boolean> {
  const { snapshot } = world
  const kept = snapshot.get().rounds.get(sentAs)
  const { round, refusal } = start ?? {}
  if (!kept) return round !== undefined
  if (!round) {
    if (isPassing(refusal) === 'taken') await refuse(world, sentAs, { start: toRefusal(refusal) })
    return false
  }
  const isOther = round.id !== sentAs
  const own = { handicapUsed: kept.detail.handicapUsed, terms: kept.detail.terms }
  const correction =
    isOther || differsFrom(own, round) ? { own, wasOpenSince: isOther ? round.roundDate : null } : null
  if (isOther) {
    snapshot.dispatch({ type: 'moved', from: sentAs, to: round.id })
    const { owner, outbox } = snapshot.get()
    for (const entry of outbox.entries.values())
      if (entry.roundId === round.id) putSpare(toEntryRecord(owner, round.id, entry))
    await world.kept.movePhoto(sentAs, round.id).catch(() => undefined)
  }
  await changeWaiting(world, {
    put: [{ ...kept, id: round.id, detail: round, start: null, correction }],
    ...(isOther && { remove: [sentAs], movedFrom: sentAs }),
  })
  return true
}

async function takeScores(
  { snapshot, storage }: World,
  { roundId, scores }: AnsweredRound,
): Promise<'taken' | 'passing'> {
  if (!scores) return 'taken'
  const counting = scores.entries.map(entryFromWire)
  const isLate = scores.proposed !== undefined
  if (scores.proposed) snapshot.set({ late: addLate({ roundId, holes: scores.proposed })(snapshot.get()) })
  await storage.settle(roundId, scores.acknowledged, counting)
  if (isLate) for (const id of scores.acknowledged) snapshot.dispatch({ type: 'discarded', id })
  snapshot.dispatch({
    type: 'acknowledged',
    roundId,
    counting,
    ids: isLate ? [] : scores.acknowledged,
  })
  const kept = snapshot.get().rounds.get(roundId)
  if (kept) snapshot.changeRounds({ put: [{ ...kept, detail: withCounting(kept.detail, counting) }] })
  let passing: 'taken' | 'passing' =
    scores.acknowledged.length + scores.refused.length > 0 ? 'taken' : 'passing'
  for (const { id, refusal } of scores.refused) {
    if (isPassing(refusal) === 'passing') passing = 'passing'
    else {
      const { message } = toRefusal(refusal)
      snapshot.dispatch({ type: 'refused', ids: [id], refusal: message })
      await storage.write((store) => store.setRefusal(id, message))
    }
  }
  return passing
}

function toRefusal(refusal: KeptRefusal | undefined): Refusal {
  const { code, message } = refusal ?? { code: 'refused', message: offlineText.notTaken }
  return { message: errorSentence({ code, message }), code }
}

async function refuse(
  { snapshot, storage }: Pick<World, 'snapshot' | 'storage'>,
  roundId: string,
  refusals: { start?: Refusal; handIn?: Refusal },
): Promise<void> {
  const kept = snapshot.get().rounds.get(roundId)
  if (!kept) return
  await changeWaiting(
    { snapshot, storage },
    {
      put: [
        {
          ...kept,
          start: kept.start && refusals.start ? { ...kept.start, refusal: refusals.start } : kept.start,
          handIn: kept.handIn && refusals.handIn ? { ...kept.handIn, refusal: refusals.handIn } : kept.handIn,
        },
      ],
    },
  )
}
