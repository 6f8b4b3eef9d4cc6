import { afterEach, expect, test, vi } from 'vitest'
import { offerFile } from './offer-file.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['a calendar', 'BEGIN:VCALENDAR', 'start-time.ics', 'text/calendar;charset=utf-8'],
  ['a table', '\uFEFFa,b', 'entries.csv', 'text/csv;charset=utf-8'],
  ['a table that lost its mark', 'a,b', 'entries.csv', 'text/csv;charset=utf-8'],
  ['a text', 'codes', 'codes.txt', 'text/plain;charset=utf-8'],
  [
    'a file that says its type',
    new Blob(['%PDF'], { type: 'application/pdf' }),
    'cards.pdf',
    'application/pdf',
  ],
  ['a file of no type', 'x', 'x.jsonl', ''],
])(
  '%s is offered under its type, so that devices open it with what they have for it',
  async (_, content, name, type) => {
    let offered = new Blob()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) offered = file
      return 'blob:offered'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    offerFile(content, name)
    expect(offered.type).toBe(type)
    const text = typeof content === 'string' ? content : '%PDF'
    expect(await offered.text()).toBe(name.endsWith('.csv') ? '\uFEFFa,b' : text)
  },
)
