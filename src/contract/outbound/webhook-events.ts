/** What a club's other programs can be told of. */
export const webhookEvents = ['score.entered', 'result.final', 'member.joined', 'member.left'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** The same, and what an administrator sends to try the way there. */
export const deliveredEvents = [...webhookEvents, 'test'] as const
export type DeliveredEvent = (typeof deliveredEvents)[number]

/** What each is about, as ids and golf. Names are read when it is sent, so nobody is named who has left meanwhile. */
export type WebhookAbout = {
  'score.entered': {
    roundId: string
    competitionId: string | null
    playerId: string
    enteredById: string
    holes: readonly { hole: number; result: string; strokes: number | null }[]
  }
  'result.final': { competitionId: string }
  'member.joined': { memberId: string }
  'member.left': { memberId: string }
  test: Record<string, never>
}

/** One of them with what it is about. */
export type WebhookNews = {
  [Event in DeliveredEvent]: { event: Event; about: WebhookAbout[Event] }
}[DeliveredEvent]
