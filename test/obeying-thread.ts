import type { CardReading, CellReading, PhotoQuad } from '#scan/card-reading.ts'
import type { ReadingTask } from '#server/scan/scan-thread.ts'

/*
 * A reading thread that does what the bytes of its photo say, for tests of what stands around it: "throw", "exit", "spin",
 * "hoard", "read", "tell" (of the course, what it was told), "stop" (when told so), or "wait NAME" until somebody says that
 * name on the channel.
 */
export const ORDERS = 'obeying-thread'

const quad: PhotoQuad = [
  [0.1, 0.2],
  [0.2, 0.2],
  [0.2, 0.3],
  [0.1, 0.3],
]
const cell = (holeNumber: number, more: Partial<CellReading>): CellReading => ({
  holeNumber,
  result: 5,
  confidence: 0.97,
  isDoubtful: false,
  others: [],
  quad,
  ...more,
})

export const obedientReading: Extract<CardReading, { outcome: 'read' }> = {
  outcome: 'read',
  players: [
    {
      nameQuad: quad,
      notation: 'gross',
      cells: [
        cell(1, {}),
        cell(2, { result: 'picked_up' }),
        cell(3, { result: 'empty', confidence: 0.6, isDoubtful: true, others: [4, 'picked_up', 'empty'] }),
        cell(4, { result: undefined, confidence: 0, isDoubtful: true, quad: undefined }),
      ],
      sums: [{ of: 'out', value: 41, confidence: 0.8, agrees: false, quad: undefined }],
    },
    { nameQuad: undefined, notation: 'to_par', cells: [cell(1, { result: 4 })], sums: [] },
  ],
  printed: [
    { holeNumber: 1, par: 4, strokeIndex: undefined },
    { holeNumber: 2, par: undefined, strokeIndex: 18 },
  ],
  notes: ['nine_holes', 'to_par'],
}

export default async function obey({ photo, hint, port }: ReadingTask): Promise<CardReading> {
  const [order, name = ''] = Buffer.from(photo).toString().split(' ')
  switch (order) {
    case 'throw':
      throw new Error('as ordered')
    case 'exit':
      return process.exit(3)
    case 'spin':
      port.postMessage('reading')
      for (;;);
    case 'hoard': {
      const held: number[][] = []
      for (;;) held.push(Array.from({ length: 10_000 }, Math.random))
    }
    case 'wait': {
      const told = hears(name)
      port.postMessage('finding_grid')
      await told
      return obedientReading
    }
    case 'stop':
      return new Promise((_resolve, reject) => {
        port.once('message', () => {
          port.close()
          reject(new Error('stopped'))
        })
        port.postMessage('reading')
      })
    case 'read':
      return obedientReading
    case 'tell':
      return { ...obedientReading, printed: hint.course?.holes ?? [] }
    default:
      return { outcome: 'unreadable', reason: 'no_scorecard' }
  }
}

function hears(name: string): Promise<void> {
  const channel = new BroadcastChannel(ORDERS)
  return new Promise((resolve) => {
    channel.onmessage = (event: MessageEvent) => {
      if (event.data !== name) return
      channel.close()
      resolve()
    }
  })
}
