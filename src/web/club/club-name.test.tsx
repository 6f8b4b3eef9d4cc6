import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getClub, type Club } from '#contract/club/clubs.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { query } from '#web/lib/query.ts'
import { ClubName } from './club-name.tsx'

const oak: Club = {
  id: 'clb_1',
  version: 3,
  name: 'Oak Hill',
  colour: null,
  crestUrl: null,
  currency: 'EUR',
  timeZone: 'Europe/Dublin',
  address: null,
  phone: null,
  website: null,
  description: null,
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  memberCount: 2,
  handicapMode: 'whs',
  email: null,
  clubCode: 'OAK123',
  maxMembers: null,
  subscriptionStatus: null,
  planType: null,
  trialDaysLeft: null,
  requiresApproval: false,
}

/** The club as the server has it; a change made from another version is refused with it. */
let stored: Club
let sent: unknown[]
let isBroken: boolean
let roots: Root[]

const BROKEN = 'Something went wrong on our side. Please try again.'

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status })
}

async function serve(_: unknown, init?: RequestInit): Promise<Response> {
  if (init?.method !== 'PATCH') return answer(200, stored)
  const change: unknown = JSON.parse(await new Response(init.body).text())
  sent.push(change)
  if (isBroken) return answer(500, { code: 'internal', message: BROKEN })
  const { name, version = 0 } = { ...oak, ...(typeof change === 'object' ? change : {}) }
  if (version !== stored.version)
    return answer(409, { code: 'changed_meanwhile', message: 'Changed.', details: { now: stored } })
  stored = { ...stored, name, version: version + 1 }
  return answer(200, stored)
}

const key = query(getClub, { params: { clubId: oak.id } })

function Screen() {
  const club = useQuery(key)
  return club.data ? (
    <>
      <output>{club.data.version}</output>
      <ClubName club={club.data} />
    </>
  ) : null
}

function open() {
  const client = makeQueryClient(() => undefined)
  client.setQueryData(key.queryKey, stored)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  roots.push(root)
  act(() => {
    root.render(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    )
  })
  const input = place.querySelector('input')
  const form = place.querySelector('form')
  if (!input || !form) throw new Error('no form')
  return { client, place, input, form }
}

function type(input: HTMLInputElement, text: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function submit(form: HTMLFormElement) {
  const before = sent.length
  await act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => {
      if (sent.length === before) throw new Error('nothing sent yet')
    })
  })
}

async function readAgain(client: QueryClient, club: Club) {
  stored = club
  await act(async () => {
    client.setQueryData(key.queryKey, club)
    await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(String(club.version)))
  })
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
  stored = oak
  sent = []
  isBroken = false
  roots = []
  vi.stubGlobal('fetch', serve)
})
afterEach(() => {
  for (const root of roots)
    act(() => {
      root.unmount()
    })
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const renamed = { ...oak, name: 'First Hill', version: 4 }

test('when the club is read again while somebody types, then the version of the first key is sent and both names are shown', async () => {
  const { client, place, input, form } = open()
  type(input, 'Second Hill')
  await readAgain(client, renamed)
  await submit(form)
  expect(sent).toEqual([{ name: 'Second Hill', version: 3 }])
  await vi.waitFor(() => expect(place.textContent).toContain('changed it to First Hill'))
  expect(input.value).toBe('Second Hill')
  await submit(form)
  expect(sent.at(-1)).toEqual({ name: 'Second Hill', version: 4 })
  await vi.waitFor(() => expect(stored.name).toBe('Second Hill'))
})

test('when theirs is used, then nothing is sent and nothing is kept of the other name', async () => {
  const { client, place, input, form } = open()
  type(input, 'Second Hill')
  await readAgain(client, renamed)
  await submit(form)
  await vi.waitFor(() => expect(place.textContent).toContain('changed it to First Hill'))
  const theirs = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Use theirs')
  act(() => {
    theirs?.click()
  })
  expect(input.value).toBe('First Hill')
  expect(sent).toHaveLength(1)
  expect(open().input.value).toBe('First Hill')
})

test('when the page is loaded again with a name typed, then it is still typed over the club of that time', async () => {
  const first = open()
  type(first.input, 'Second Hill')
  stored = renamed
  const { input, form, place } = open()
  expect(input.value).toBe('Second Hill')
  await submit(form)
  expect(sent).toEqual([{ name: 'Second Hill', version: 3 }])
  await vi.waitFor(() => expect(place.textContent).toContain('changed it to First Hill'))
})

test('when nothing is typed, then the field follows what somebody else has set', async () => {
  const { client, input } = open()
  await readAgain(client, renamed)
  expect(input.value).toBe('First Hill')
})

test('when the server fails, then it says so, the name stays over a reload, and is saved when sent again', async () => {
  const first = open()
  type(first.input, 'Second Hill')
  isBroken = true
  await submit(first.form)
  await vi.waitFor(() => expect(first.place.textContent).toContain(BROKEN))
  expect(first.input.value).toBe('Second Hill')
  isBroken = false
  const { input, form } = open()
  expect(input.value).toBe('Second Hill')
  await submit(form)
  await vi.waitFor(() => expect(stored.name).toBe('Second Hill'))
})

test('when no name is left, then one is asked for and nothing is sent', () => {
  const { input, form, place } = open()
  type(input, '  ')
  act(() => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  expect(place.textContent).toContain('Please enter a club name')
  expect(sent).toEqual([])
})
