import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clubClock } from '#web/competition/editing/edited-values.ts'
import { DialogWithClock } from './with-known-zone.tsx'

let root: Root

function Form({ timeZone }: { timeZone: string }) {
  return <output>{clubClock('2026-05-02T07:00:00.000Z', timeZone)}</output>
}

function show(timeZone: string) {
  act(() => {
    root.render(
      <DialogWithClock timeZone={timeZone} title="Edit" onClose={() => undefined}>
        <Form timeZone={timeZone} />
      </DialogWithClock>,
    )
  })
  return document.body.textContent
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => {
    root.unmount()
  })
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('times of a club are set on its own clock', () => {
  expect(show('Europe/Dublin')).toBe('2026-05-02T08:00')
})

test('where the browser does not know the zone, the form says so instead of showing another clock', () => {
  const shown = show('Europe/New_Atlantis')
  expect(shown).toContain('It does not know the time zone Europe/New Atlantis.')
  expect(shown).not.toContain('2026-05-02')
})
