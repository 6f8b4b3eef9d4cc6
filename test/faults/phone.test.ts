import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { seededRandom } from '#golf/seeded-random.ts'
import { Phone } from './phone.ts'

test.each([
  ['refuses without a word', 404, ''],
  ['refuses in words of its own', 403, '<h1>Forbidden</h1>'],
  ['takes everything', 200, '{}'],
])(
  'when another program on the club’s port %s, then the phone keeps its scores and asks again',
  async (_, status, body) => {
    let asked = 0
    const other = createServer((_request, response) => {
      asked += 1
      response.writeHead(status).end(body)
    })
    await once(other.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const player = { userId: 'usr_1', roundId: 'rnd_1', cookie: '' }
    const url = `http://127.0.0.1:${port}`
    const phone = new Phone({ url, player, random: seededRandom(1), paceMs: 1, haste: 1_000 })
    onTestFinished(() => phone.stop())
    phone.play()
    await expect.poll(() => asked).toBeGreaterThan(3)
    expect(phone.waiting).toBeGreaterThan(0)
    expect(phone.refusals).toEqual([])
    expect(phone.acknowledged.size).toBe(0)
  },
)
