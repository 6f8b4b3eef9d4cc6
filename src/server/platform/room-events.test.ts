import { expect, test } from 'vitest'
import { RoomEvents } from './room-events.ts'

type Events = { opened: { hole: number }; closed: { hole: number } }

test('when something is published, then its followers are called in their order, each after the one before', async () => {
  const events = new RoomEvents<Events, string>()
  const called: string[] = []
  events.follow('opened', async (_, { hole }) => {
    await Promise.resolve()
    called.push(`first ${hole}`)
  })
  events.follow('opened', (tx, { hole }) => Promise.resolve(void called.push(`second ${hole} in ${tx}`)))
  events.follow('closed', () => Promise.resolve(void called.push('not this one')))
  await events.publish('tx', 'opened', { hole: 7 })
  expect(called).toEqual(['first 7', 'second 7 in tx'])
})

test('when a follower refuses, then whoever publishes hears it and nobody after it is called', async () => {
  const events = new RoomEvents<Events, string>()
  const called: string[] = []
  events.follow('opened', () => Promise.reject(new Error('no')))
  events.follow('opened', () => Promise.resolve(void called.push('after')))
  await expect(events.publish('tx', 'opened', { hole: 1 })).rejects.toThrow('no')
  expect(called).toEqual([])
})
