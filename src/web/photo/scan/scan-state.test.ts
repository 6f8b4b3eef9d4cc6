import { describe, expect, test } from 'vitest'
import { nextScanState, noScan, type ScanEvent, type ScanReply, type ScanState } from './scan-state.ts'
import { failureProblem } from './scan-words.ts'

const photo = { name: 'card.jpg', jpeg: new Blob(['card']), objectPath: null }
const uploaded = { ...photo, objectPath: '/api/objects/pho_1' }
const reply: ScanReply = { success: true, scores: [], rows: [], notes: [], printed: [], reader: 'local' }
const problem = failureProblem('blurred')

const after = (...events: ScanEvent[]): ScanState => events.reduce(nextScanState, noScan)
const chosen: ScanEvent = { type: 'photo_changed', photo }
const started: ScanEvent = { type: 'started', photo }

describe('choosing a photo', () => {
  test('when a photo of an earlier visit is found, then it is chosen', () => {
    expect(after({ type: 'photo_restored', photo }).photo).toBe(photo)
  })

  test('when another photo was chosen meanwhile, then the earlier one does not replace it', () => {
    const other = { ...photo, name: 'other.jpg' }
    expect(after({ type: 'photo_changed', photo: other }, { type: 'photo_restored', photo }).photo).toBe(
      other,
    )
  })

  test('when a file is refused, then its reason is shown and no photo is chosen', () => {
    const refused = after(
      chosen,
      { type: 'file_chosen' },
      { type: 'file_refused', text: 'No picture.' },
      { type: 'preparing_ended' },
    )
    expect(refused).toEqual({ ...noScan, fault: 'No picture.' })
  })

  test('when a new file is chosen, then nothing of the last photo is left', () => {
    const read = after(chosen, started, { type: 'read', reply }, { type: 'ended' })
    expect(nextScanState(read, { type: 'file_chosen' })).toEqual({ ...noScan, isPreparing: true })
  })
})

describe('reading a photo', () => {
  test('when the club does not have the photo yet, then it is sent first, and then read', () => {
    expect(after(chosen, started).step).toEqual({ at: 'sending', percent: 0 })
    expect(after(chosen, started, { type: 'sent', percent: 40 }).step).toEqual({ at: 'sending', percent: 40 })
    expect(after(chosen, started, { type: 'uploaded' }).step).toEqual({ at: 'reading' })
  })

  test('when the club has the photo already, then it is read at once', () => {
    expect(after({ type: 'started', photo: uploaded }).step).toEqual({ at: 'reading' })
  })

  test('when the reading fails or is stopped, then the photo stays chosen', () => {
    const failed = after(chosen, started, { type: 'failed', problem }, { type: 'ended' })
    expect(failed).toEqual({ ...noScan, photo, problem })
    expect(after(chosen, started, { type: 'stopped', problem })).toEqual({ ...noScan, photo, problem })
  })

  test('when it is tried again, then the last problem and reply are gone', () => {
    const again = after(chosen, started, { type: 'read', reply }, { type: 'failed', problem }, started)
    expect(again).toMatchObject({ photo, problem: undefined, reply: undefined })
  })

  test('when the scores are taken, then the photo is forgotten', () => {
    expect(after(chosen, started, { type: 'read', reply }, { type: 'ended' }, { type: 'forgotten' })).toEqual(
      noScan,
    )
  })
})
