import { expect, test } from 'vitest'
import { placeToast, type Box } from './place-toast.ts'

const toast = { height: 60, left: 16, right: 374 }
const wide = (top: number, bottom: number): Box => ({ top, bottom, left: 0, right: 390 })

test('when nothing is in the way, then a toast lies at the foot of the window', () => {
  expect(placeToast({ windowHeight: 844, toast, blockers: [] })).toBe(776)
})

test('when the bar of places is there, then it lies above it', () => {
  expect(placeToast({ windowHeight: 844, toast, blockers: [wide(788, 844)] })).toBe(720)
})

test('when keys lie above the bar, then it lies above the keys', () => {
  expect(placeToast({ windowHeight: 844, toast, blockers: [wide(788, 844), wide(500, 780)] })).toBe(432)
})

test('when title, keys and bar leave no room between them, then it lies over the head of the window', () => {
  const blockers = [wide(70, 130), wide(150, 330), wide(334, 390)]
  expect(placeToast({ windowHeight: 390, toast, blockers })).toBe(8)
})

test('when keys stand beside it, then they are not in the way', () => {
  const beside = { top: 100, bottom: 390, left: 400, right: 844 }
  expect(placeToast({ windowHeight: 390, toast, blockers: [beside] })).toBe(322)
})

test('when a button stands below the window, then it is not in the way', () => {
  const below = wide(5_300, 5_344)
  expect(placeToast({ windowHeight: 844, toast, blockers: [wide(787, 844), below] })).toBe(719)
})
