import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MemberMatch } from '#contract/club/member-matches.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import MemberMatches from './member-matches.online.tsx'

const raj: MemberMatch = {
  member: {
    id: 'usr_new',
    firstName: 'Raj',
    lastName: 'Patel',
    email: 'raj@example.org',
    memberNumber: null,
    bornOn: null,
    isEmailVerified: false,
    joinedAt: '2026-06-06T09:00:00Z',
    claimedNumber: null,
    claimedBornOn: '1958-03-14',
  },
  listed: {
    id: 'usr_listed',
    firstName: 'Rajesh',
    lastName: 'Patel',
    email: null,
    memberNumber: '1016',
    nationalId: null,
    category: 'Full',
    bornOn: null,
    handicap: null,
  },
  reasons: ['name'],
}

let asked: MemberMatch[]
let sent: unknown[]
let root: Root

async function serve(_: unknown, init?: RequestInit): Promise<Response> {
  if (init?.method !== 'POST') return new Response(JSON.stringify(asked))
  sent.push(JSON.parse(await new Response(init.body).text()))
  asked = []
  return new Response(JSON.stringify({ success: true }))
}

beforeEach(() => {
  asked = [raj]
  sent = []
  vi.stubGlobal('fetch', serve)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(async () => {
  await act(() => Promise.resolve(root.unmount()))
  vi.unstubAllGlobals()
})

async function show(): Promise<void> {
  await act(async () => {
    root.render(
      <QueryClientProvider client={makeQueryClient(() => undefined)}>
        <MemberMatches clubId="clb_1" />
      </QueryClientProvider>,
    )
    await Promise.resolve()
  })
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name)

test('when somebody may be on the list, then the question names them with what the club knows', async () => {
  await show()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Is this Rajesh Patel, number 1016?'))
  const text = document.body.textContent
  for (const part of ['raj@example.org, not confirmed', 'Says: born', 'No Handicap Index yet', 'Same name'])
    expect(text).toContain(part)
  expect(text).not.toContain('0.0')
})

test.each([
  ['Yes, the same person', true],
  ['No, somebody else', false],
])('when the club says “%s”, then that is sent and the question goes', async (name, isSame) => {
  await show()
  await vi.waitFor(() => expect(button(name)).toBeDefined())
  await act(async () => {
    button(name)?.click()
    await Promise.resolve()
  })
  await vi.waitFor(() => expect(button(name)).toBeUndefined())
  expect(sent).toEqual([{ memberId: 'usr_new', listedId: 'usr_listed', isSame }])
})

test('when nobody may be on the list, then nothing is shown', async () => {
  asked = []
  await show()
  expect(document.body.textContent).toBe('')
})
