import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MemberDetails } from '#contract/club/member-details.ts'
import type { Member } from '#contract/club/members.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import MemberListing from './member-listing.tsx'

const sam: Member = {
  id: 'usr_1',
  firstName: 'Sam',
  lastName: 'Second',
  email: 'sam@example.org',
  version: 1,
  role: 'club_admin',
  isOnHandicapCommittee: false,
  status: 'active',
  handicap: null,
  gender: null,
  joinedAt: '2026-01-01T00:00:00.000Z',
  lastRoundAt: null,
}
const details: MemberDetails = {
  version: 1,
  firstName: 'Sam',
  lastName: 'Second',
  hasAccount: true,
  memberNumber: null,
  nationalId: null,
  nationalName: null,
  phone: null,
}

let root: Root
/** Lets the reply come that is waited for. */
let release: (() => void) | undefined
let isBroken: boolean

async function serve(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://x')
  if (isBroken) return new Response('{"code":"internal","message":"Not now."}', { status: 500 })
  if (pathname.endsWith('/details')) await new Promise<void>((resolve) => (release = resolve))
  const replies = { details, 'born-on': { bornOn: null }, categories: [] }
  const [, reply] = Object.entries(replies).find(([end]) => pathname.endsWith(end)) ?? []
  return new Response(JSON.stringify(reply), { status: 200 })
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', serve)
  isBroken = false
  release = undefined
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function open() {
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  act(() => {
    root.render(
      <QueryClientProvider client={makeQueryClient(() => undefined)}>
        <MemberListing member={sam} clubId="clb_1">
          <button type="button">Below</button>
        </MemberListing>
      </QueryClientProvider>,
    )
  })
}

const names = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
const until = (seen: () => void) => act(() => vi.waitFor(seen))

test('what stands below the member’s own facts comes with them, so that it never moves under a finger', async () => {
  open()
  await until(() => expect(release).toBeDefined())
  expect(names()).not.toContain('Below')
  release?.()
  await until(() => expect(names()).toContain('Below'))
  expect(names().length).toBeGreaterThan(1)
})

test('when the member’s own facts cannot be loaded, then what stands below is there all the same', async () => {
  isBroken = true
  open()
  await until(() => expect(names()).toEqual([expect.stringContaining('Try'), 'Below']))
})
