import { z } from 'zod'

/** The variable that tells a process which one of a group it is, from 1 on; others may run us as a worker of their own. */
export const ofGroup = 'SCORECLUB_WEB_PROCESS'

/** What a web process tells the process that started it. */
export const fromWebProcess = z.discriminatedUnion('say', [
  /** Everything is there but the port. */
  z.object({ say: z.literal('prepared'), hasClub: z.boolean() }),
  z.object({ say: z.literal('serving') }),
])

/** What a web process is told. */
export const toWebProcess = z.discriminatedUnion('do', [
  z.object({ do: z.literal('serve') }),
  /** Another one is there: take no new connections, answer what still comes over the old ones, and end. */
  z.object({ do: z.literal('hand_over') }),
  z.object({ do: z.literal('stop') }),
])

export type FromWebProcess = z.infer<typeof fromWebProcess>
export type ToWebProcess = z.infer<typeof toWebProcess>
