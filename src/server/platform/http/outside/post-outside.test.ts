import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { ForbiddenEndpoint, postOutside, type ResolveName } from './post-outside.ts'

const sent = { endpoint: 'https://push.example.org/x', headers: {}, body: Buffer.from('x') }
const leadsTo =
  (...addresses: string[]): ResolveName =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

test.each([[['10.0.0.7']], [['::1']], [['142.250.1.1', '127.0.0.1']], [[]]])(
  'when a name leads to %j, then nothing is sent',
  async (addresses) => {
    const posted = postOutside(sent, { trustedOrigins: [], resolve: leadsTo(...addresses) })
    await expect(posted).rejects.toBeInstanceOf(ForbiddenEndpoint)
  },
)

test('when a push service never answers, then it is given up after its time', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const posted = postOutside({ ...sent, endpoint: `${origin}/x` }, { trustedOrigins: [origin], mostMs: 20 })
  await expect(posted).rejects.toThrow('aborted')
  server.closeAllConnections()
  server.close()
})
