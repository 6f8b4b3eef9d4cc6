import type { RoundDetail } from '#contract/card/rounds.ts'
import type { OutboxRunner } from '../outbox-runner.ts'
import { nothingWaits, type KeptHandIn, type KeptRound, type KeptStart } from './kept-round.ts'
import { changeWaiting } from './spare-rounds.ts'

/**
 * What a player does with a round where there is no network: it waits beside its card until the club has it. Apart from
 * the runner, because only the screens that do it need its code.
 */
export function keepWaiting({ parts: { snapshot, storage, flush } }: Pick<OutboxRunner, 'parts'>) {
  const held = (id: string) => snapshot.get().rounds.get(id)

  async function change(id: string, part: Partial<KeptRound>): Promise<boolean> {
    const kept = held(id)
    return kept ? changeWaiting({ snapshot, storage }, { put: [{ ...kept, ...part }] }) : false
  }

  return {
    /** A round that starts where there is no network. Resolves with whether the disk has it. */
    async startHere(this: void, detail: RoundDetail, start: KeptStart): Promise<boolean> {
      const kept = { ...nothingWaits, id: detail.id, isOwn: true, detail, start }
      const isStored = await changeWaiting({ snapshot, storage }, { put: [kept] })
      void flush()
      return isStored
    },

    /** Hands the card in on this phone. Resolves with whether the disk has it; it goes to the club by itself. */
    async handInHere(this: void, roundId: string, handIn: KeptHandIn): Promise<boolean> {
      const isStored = await change(roundId, { handIn })
      snapshot.dispatch({ type: 'woken' })
      void flush()
      return isStored
    },

    /** The player takes back a card that is not at the club yet, or that the club gave back. */
    async takeBack(this: void, roundId: string): Promise<void> {
      await change(roundId, { handIn: null })
      snapshot.want(roundId)
    },

    /** A start or hand-in that was refused goes once more. */
    async sendAgain(this: void, roundId: string): Promise<void> {
      const kept = held(roundId)
      if (!kept) return
      await changeWaiting({ snapshot, storage }, { put: [{ ...kept, ...withoutRefusals(kept) }] })
      snapshot.dispatch({ type: 'woken' })
      await flush()
    },

    /** Which card to score, where there are several that could be. */
    openCard(this: void, roundId: string): void {
      snapshot.want(roundId)
    },

    /** The player has read what the club made of the round that they had started here. */
    async putAwayCorrection(this: void, roundId: string): Promise<void> {
      await change(roundId, { correction: null })
    },
  }
}

function withoutRefusals({ start, handIn }: KeptRound): Pick<KeptRound, 'start' | 'handIn'> {
  return {
    start: start && { ...start, refusal: null },
    handIn: handIn && { ...handIn, refusal: null },
  }
}
