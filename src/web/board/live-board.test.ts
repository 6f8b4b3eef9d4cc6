import { describe, expect, test } from 'vitest'
import type { ChangeEvent, LiveRow } from '#contract/platform/live-events.ts'
import {
  emptyLiveBoard,
  freshness,
  needsSnapshot,
  reduceLiveBoard,
  type LiveBoard,
  type LiveBoardEvent,
} from './live-board.ts'

function row(userId: string, revision: number, points = revision): LiveRow {
  return {
    userId,
    playerName: userId,
    handicap: null,
    playingHandicap: null,
    grossScore: null,
    netScore: null,
    stablefordPoints: points,
    toPar: null,
    thru: revision,
    isCompleted: false,
    note: null,
    rank: { main: 0 - points, countback: null },
    revision,
  }
}

function change(from: string, to: string, ...rows: LiveRow[]): LiveBoardEvent & { change: ChangeEvent } {
  return { type: 'change', change: { from, to, rows }, now: 50 }
}

const opened: LiveBoardEvent = { type: 'opened' }
const down: LiveBoardEvent = { type: 'down' }
const fetching: LiveBoardEvent = { type: 'fetching' }
const failed: LiveBoardEvent = { type: 'fetch_failed', isUnreached: true }
const refused: LiveBoardEvent = { type: 'fetch_failed', isUnreached: false }
const hello = (version: string): LiveBoardEvent => ({ type: 'hello', version, now: 20 })
const fetched = (version: string, ...rows: LiveRow[]): LiveBoardEvent => ({
  type: 'fetched',
  version,
  rows,
  now: 10,
})

function after(...events: LiveBoardEvent[]): LiveBoard {
  return events.reduce(reduceLiveBoard, emptyLiveBoard)
}

const live = [fetching, fetched('1', row('a', 1)), opened, hello('1')]

describe('U13: what the board says of itself, and when it fetches', () => {
  test.each<[string, LiveBoardEvent[], string, boolean, string | undefined]>([
    ['nothing yet', [], 'catching_up', true, undefined],
    ['being fetched', [fetching], 'catching_up', false, undefined],
    ['a snapshot without a stream', [fetching, fetched('1')], 'catching_up', false, '1'],
    ['a stream that has not said hello', [fetching, fetched('1'), opened], 'catching_up', false, '1'],
    ['in step', live, 'live', false, '1'],
    ['in step, the stream first', [opened, hello('1'), fetching, fetched('1')], 'live', false, '1'],
    ['a change that follows', [...live, change('1', '2', row('a', 2))], 'live', false, '2'],
    ['a change that does not follow', [...live, change('2', '3', row('a', 3))], 'catching_up', true, '1'],
    [
      'and its snapshot',
      [...live, change('2', '3', row('a', 3)), fetching, fetched('3')],
      'live',
      false,
      '3',
    ],
    [
      'a change that overtakes the snapshot it follows',
      [
        opened,
        hello('1'),
        fetching,
        change('1', '2', row('a', 2)),
        change('2', '3', row('b', 1)),
        fetched('1'),
      ],
      'live',
      false,
      '3',
    ],
    [
      'a snapshot that is older than what the stream named',
      [...live, change('2', '3', row('a', 3)), fetching, fetched('1')],
      'catching_up',
      true,
      '1',
    ],
    [
      'a snapshot that is newer, until its own change arrives',
      [opened, hello('1'), fetching, fetched('2', row('a', 2))],
      'catching_up',
      true,
      '2',
    ],
    [
      '… and then',
      [opened, hello('1'), fetching, fetched('2'), change('1', '2', row('a', 2))],
      'live',
      false,
      '2',
    ],
    ['a cut stream', [...live, down], 'catching_up', false, '1'],
    ['a cut stream and polls that fail', [...live, down, fetching, failed], 'offline', false, '1'],
    ['a cut stream and polls that get no board', [...live, down, fetching, refused], 'behind', false, '1'],
    ['a refused poll, then one without an answer', [...live, down, refused, failed], 'offline', false, '1'],
    [
      'a poll that works again',
      [...live, down, fetching, failed, fetching, fetched('4')],
      'catching_up',
      false,
      '4',
    ],
    ['a restarted server', [...live, down, opened, hello('x1')], 'catching_up', true, '1'],
    ['reconnected without news', [...live, down, opened, hello('1')], 'live', false, '1'],
    ['a first fetch that failed', [fetching, failed], 'offline', false, undefined],
    ['a first fetch that was refused', [fetching, refused], 'behind', false, undefined],
    [
      'a first fetch that failed, and a stream that speaks',
      [fetching, failed, opened, hello('1')],
      'offline',
      true,
      undefined,
    ],
  ])('%s', (_, events, state, needs, version) => {
    const board = after(...events)
    expect(freshness(board)).toBe(state)
    expect(needsSnapshot(board)).toBe(needs)
    expect(board.board?.version).toBe(version)
  })

  test('the time is that of the last word that confirmed the board', () => {
    expect(after(...live).updatedAt).toBe(20)
    expect(after(...live, change('1', '2', row('a', 2))).updatedAt).toBe(50)
    expect(after(...live, { type: 'ping', now: 70 }).updatedAt).toBe(70)
    expect(after(...live, down, { type: 'ping', now: 70 }).updatedAt).toBe(20)
  })
})

describe('rows', () => {
  test('only changed rows are new objects, and they are named', () => {
    const before = after(fetching, fetched('1', row('a', 1), row('b', 1)), opened, hello('1'))
    const next = reduceLiveBoard(before, change('1', '2', row('b', 2)))
    expect(next.changed).toEqual(new Set(['b']))
    expect(next.board?.rows.get('a')).toBe(before.board?.rows.get('a'))
    const again = reduceLiveBoard(next, fetched('2', row('a', 1), row('b', 2)))
    expect(again.board?.rows.get('b')).toBe(next.board?.rows.get('b'))
    expect(again.changed.size).toBe(0)
  })

  test('the first snapshot is no change', () => {
    expect(after(fetching, fetched('1', row('a', 1))).changed.size).toBe(0)
  })

  test('a row older than the one held is left out', () => {
    const board = after(...live, change('1', '2', row('a', 5)), change('2', '3', row('a', 4)))
    expect(board.board?.rows.get('a')?.revision).toBe(5)
  })
})
