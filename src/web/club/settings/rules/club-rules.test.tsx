import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getClub, updateClub, type Club } from '#contract/club/clubs.ts'
import { setClubRules, type ClubRules as Rules } from '#contract/club/club-rules.ts'
import { golfUnions, type GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { readRulesOfPlay } from '#golf/handicap/rules-of-play/rule-settings.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { query } from '#web/lib/query.ts'
import ClubRules from './club-rules.tsx'

const fresh: Club = {
  id: 'clb_1',
  version: 1,
  name: 'Border Links',
  colour: null,
  crestUrl: null,
  currency: 'GBP',
  timeZone: 'Europe/London',
  handicapMode: 'whs',
  requiresApproval: false,
  address: null,
  phone: null,
  website: null,
  description: null,
  email: null,
  clubCode: 'SC123456',
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  memberCount: 2,
  maxMembers: null,
  subscriptionStatus: null,
  planType: null,
  trialDaysLeft: null,
}

let club: Club
let union: Rules['union']
let isRefusing: boolean
/** Set: answers wait for it. */
let hold: Promise<void> | undefined
let root: Root | undefined
let inactiveSeason: Rules['inactiveSeason'] = null

const notPublished = ['holesNotPlayed', 'penaltyWaitHours'] as const
const rules = (): Rules => ({
  version: club.version,
  union,
  inactiveSeason,
  settings: notPublished.map((name) => ({ name, value: readRulesOfPlay(null)[name], published: null })),
})

async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://x')
  const ofRules = pathname.endsWith('/rules')
  if (init?.method === 'PATCH') {
    const sent: unknown = JSON.parse(await new Response(init.body).text())
    await hold
    if (isRefusing) return new Response('{"code":"internal","message":"Not now."}', { status: 500 })
    const { union: chosen, inactiveSeason: closed } = ofRules ? setClubRules.body.parse(sent) : {}
    if (chosen !== undefined) union = chosen
    if (closed !== undefined) inactiveSeason = closed
    const { currency = club.currency, timeZone = club.timeZone } = ofRules ? {} : updateClub.body.parse(sent)
    club = { ...club, currency, timeZone, version: (club.version ?? 0) + 1 }
  }
  return new Response(JSON.stringify(ofRules ? rules() : club), { status: 200 })
}

const key = query(getClub, { params: { clubId: fresh.id } })

function Screen() {
  const read = useQuery(key)
  return read.data ? <ClubRules club={read.data} /> : null
}

/** Also as after loading the page anew. */
async function open() {
  act(() => root?.unmount())
  document.body.replaceChildren()
  const place = document.createElement('div')
  document.body.append(place)
  const made = createRoot(place)
  root = made
  act(() => {
    made.render(
      <QueryClientProvider client={makeQueryClient(() => undefined)}>
        <Screen />
      </QueryClientProvider>,
    )
  })
  await until(() => country())
}

async function until(seen: () => unknown) {
  await act(async () => {
    await vi.waitFor(() => {
      if (!seen()) throw new Error('not seen yet')
    })
  })
}

const labelled = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)
  return found && document.getElementById(found.htmlFor)
}
const country = () => labelled('Country')
const isAsked = (what: 'currency' | 'time zone') => labelled(`Your club’s ${what}`) !== undefined
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}

function pick(next: string) {
  const select = country()
  if (!(select instanceof HTMLSelectElement)) throw new Error('no list')
  act(() => {
    select.focus()
    select.value = next
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

async function choose(next: GolfUnion) {
  pick(next)
  await until(() => union === next && document.querySelector('[aria-busy="true"]') === null)
}

async function press(name: string) {
  act(() => {
    button(name).focus()
    button(name).click()
  })
  await until(() => document.querySelector('[aria-busy="true"]') === null)
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', serve)
  localStorage.clear()
  club = fresh
  union = 'england'
  inactiveSeason = null
  isRefusing = false
  hold = undefined
  await open()
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('after Denmark was saved, England asks about money and clock again', async () => {
  await choose('denmark')
  await press('Save the currency')
  await press('Save the time zone')
  expect([club.currency, club.timeZone]).toEqual(['DKK', 'Europe/Copenhagen'])
  expect([isAsked('currency'), isAsked('time zone')]).toEqual([false, false])
  await choose('england')
  expect([isAsked('currency'), isAsked('time zone')]).toEqual([true, true])
  expect(document.body.textContent).toContain('In England the usual currency is GBP.')
})

test('what was kept is not asked again, not after the page was loaded anew either', async () => {
  await choose('denmark')
  await press('Keep GBP')
  await press('Keep Europe/London')
  expect([isAsked('currency'), isAsked('time zone')]).toEqual([false, false])
  await open()
  expect([isAsked('currency'), isAsked('time zone')]).toEqual([false, false])
})

test('loading the page anew answers nothing', async () => {
  await choose('denmark')
  await press('Keep GBP')
  await open()
  expect([isAsked('currency'), isAsked('time zone')]).toEqual([false, true])
  await press('Save the time zone')
  await choose('england')
  expect(isAsked('time zone')).toBe(true)
})

test('a change that fails asks nothing', async () => {
  isRefusing = true
  pick('denmark')
  await until(() => document.querySelector('[aria-busy="true"]') === null)
  expect([isAsked('currency'), isAsked('time zone')]).toEqual([false, false])
  expect(document.activeElement).toBe(country())
})

test('the focus stays in the list while it saves, and comes back to it when the button that had it is gone', async () => {
  await choose('denmark')
  expect(document.activeElement).toBe(country())
  await press('Save the currency')
  expect(document.activeElement).toBe(country())
  await press('Keep Europe/London')
  expect(document.activeElement).toBe(country())
  // The countries of the clock stay, and so does the focus on the one that was pressed.
  await press('Scotland')
  expect(union).toBe('scotland')
  expect(document.activeElement).toBe(button('Scotland'))
})

test('the only country of a clock goes once it is pressed, and the focus goes to the list', async () => {
  club = { ...fresh, timeZone: 'Europe/Copenhagen' }
  await open()
  await press('Denmark')
  await until(() => union === 'denmark' && isAsked('currency'))
  expect([...document.querySelectorAll('button')].some((one) => one.textContent === 'Denmark')).toBe(false)
  expect(document.activeElement).toBe(country())
})

test.each([
  ['a button', 'wales'],
  ['the list', 'denmark'],
] as const)(
  'while one country is being saved another can be chosen with %s, and the last one counts',
  async (_, last) => {
    let release = () => undefined as void
    hold = new Promise((resolve) => {
      release = resolve
    })
    act(() => {
      button('Scotland').focus()
      button('Scotland').click()
    })
    await until(() => button('Scotland').getAttribute('aria-busy') === 'true')
    expect(document.activeElement).toBe(button('Scotland'))
    pick('denmark')
    act(() => {
      if (last === 'wales') button('Wales').click()
    })
    expect(country()).toHaveProperty('value', last)
    expect(union).toBe('england')
    release()
    await until(() => union === last && document.querySelector('[aria-busy="true"]') === null)
    expect(country()).toHaveProperty('value', last)
    expect(isAsked('currency')).toBe(last === 'denmark')
  },
)

test('only the sentences are said, and a button has the name of the country without its article', async () => {
  club = { ...fresh, timeZone: 'Europe/Amsterdam', currency: 'GBP' }
  await open()
  expect(button('Netherlands')).toBeDefined()
  await press('Netherlands')
  await until(() => isAsked('currency'))
  expect(document.body.textContent).toContain('In the Netherlands the usual currency is EUR.')
  for (const live of document.querySelectorAll('[aria-live]'))
    expect(live.querySelector('select, button, input')).toBeNull()
})

test.each([
  ['australia', 'multiplies by 0.93', 'pscgolf.com'],
  ['france', 'above 11.4', 'as-golf-bauge.fr'],
  ['new_zealand', 'allowances of its own', 'royalwellington.com'],
  ['switzerland', 'with an expected score', 'swissgolf.ch'],
] as const)('a club of %s reads what is not worked out, and where', async (next, words, host) => {
  expect(document.body.textContent).not.toContain('Scoreclub does not work this out')
  await choose(next)
  expect(document.body.textContent).toContain('Scoreclub does not work this out')
  expect(document.body.textContent).toContain(words)
  expect(document.body.textContent).toContain(host)
})

test('what a union leaves out is said to be the club’s own choice, and what has no choice for its rule too', async () => {
  const said = () =>
    [...document.querySelectorAll('p')]
      .map((one) => one.textContent)
      .filter((one) => one.includes('own choice'))
  const unknown = 'We know of no published rule, so this is your club’s own choice.'
  await choose('spain')
  expect(said()).toEqual([unknown, unknown])
  await choose('switzerland')
  expect(said()).toEqual([
    'Your union’s rule is not among these, so this is your club’s own choice.',
    unknown,
  ])
})

test('every union can be chosen', () => {
  const list = country()
  if (!(list instanceof HTMLSelectElement)) throw new Error('no list')
  expect([...list.options].map(({ value }) => value).filter(Boolean)).toEqual([...golfUnions])
})

test('when a club closes days of its own, then a day that is not in every year is refused at its field', async () => {
  const type = (label: string, value: string) => {
    const field = labelled(label)
    if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${label}`)
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  await press('Close days each year')
  type('First day *', '31')
  type('Last day *', '15')
  type('Reason *', 'Winter course')
  await press('Save the closed days')
  await until(() => document.body.textContent.includes('This month has no such day in every year.'))
  expect(inactiveSeason).toBeNull()
  type('First day *', '1')
  await press('Save the closed days')
  await until(() => /Closed from .*November.* to .*March.*: Winter course/.test(document.body.textContent))
  expect(inactiveSeason).toEqual({ from: '11-01', until: '03-15', reason: 'Winter course' })
  await press('Use the season of the region')
  await until(() => inactiveSeason === null)
})
