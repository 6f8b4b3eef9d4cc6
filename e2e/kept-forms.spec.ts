import type { Locator } from '@playwright/test'
import { z } from 'zod'
import { whileRefusingWrites } from './support/broken-store.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { expectRefusal } from './support/refused-write.ts'
import { PASSWORD, seedClub, signUp } from './support/seed.ts'

/** A form keeps what was typed when saving fails and over a reload (U17). docs/ux.md lists the forms and their tests. */

const Identified = z.looseObject({ id: z.string() })

type Places = { boardPath: string; bracketPath: string; teamsPath: string; memberPath: string }

type Choice = {
  form: string
  table: string
  path: (of: Places) => string
  opens: string
  fill: (scope: Locator) => Promise<void>
  submit: string
  kept: (scope: Locator) => Promise<void>
}

/** The forms without a draft of react-hook-form; the others are in admin, invitations, rounds and scorecard. */
const choices: Choice[] = [
  {
    form: 'ruling on a card',
    table: 'competition_entries',
    path: ({ boardPath }) => boardPath,
    opens: 'Committee decision',
    fill: async (scope) => {
      await scope.getByLabel(/^Player/).selectOption({ label: 'Ann Draft' })
      await scope.getByText('Disqualified (DQ)').click()
      await scope.getByLabel(/^Reason/).fill('Signed too late')
    },
    submit: 'Save',
    kept: async (scope) => {
      await expect(scope.getByLabel(/^Reason/)).toHaveValue('Signed too late')
      await expect(scope.getByRole('radio', { name: 'Disqualified (DQ)' })).toBeChecked()
    },
  },
  {
    form: 'draw',
    table: 'matches',
    path: ({ bracketPath }) => bracketPath,
    opens: 'Generate Bracket',
    fill: async (scope) => {
      await scope.getByText('Seeded by the club').click()
      await scope.getByRole('button', { name: /^Move Ben Draft up/ }).click()
      await scope.getByLabel('Match for third place').check()
    },
    submit: 'Draw',
    kept: async (scope) => {
      await expect(scope.getByRole('radio', { name: /Seeded by the club/ })).toBeChecked()
      await expect(
        scope.getByRole('list', { name: 'Order of seeds' }).getByRole('listitem').first(),
      ).toContainText('Ben Draft')
      await expect(scope.getByLabel('Match for third place')).toBeChecked()
    },
  },
  {
    form: 'result of a match',
    table: 'matches',
    path: ({ bracketPath }) => bracketPath,
    opens: 'Record Result of match 1',
    fill: async (scope) => {
      await scope.getByText('Ben Draft').click()
      await scope.getByLabel(/^Result/).fill('3&2')
    },
    submit: 'Save Result',
    kept: async (scope) => {
      await expect(scope.getByLabel(/^Result/)).toHaveValue('3&2')
      await expect(scope.getByRole('radio', { name: /Ben Draft/ })).toBeChecked()
    },
  },
  {
    form: 'team',
    table: 'teams',
    path: ({ teamsPath }) => teamsPath,
    opens: 'Make a team',
    fill: async (scope) => {
      await scope.getByLabel(/^Team name/).fill('Eagles')
      await scope.getByRole('checkbox', { name: 'Ben Draft' }).check()
    },
    submit: 'Make team',
    kept: async (scope) => {
      await expect(scope.getByLabel(/^Team name/)).toHaveValue('Eagles')
      await expect(scope.getByRole('checkbox', { name: 'Ben Draft' })).toBeChecked()
    },
  },
  {
    form: 'card started by the club',
    table: 'rounds',
    path: ({ memberPath }) => memberPath,
    opens: 'Start a card',
    fill: async (scope) => {
      await scope.getByLabel(/^Course/).selectOption({ index: 1 })
      await scope.getByLabel(/^Tee/).selectOption({ index: 1 })
      await scope.getByLabel(/^Reason/).fill('Her phone was empty')
    },
    submit: 'Start card',
    kept: async (scope) => {
      await expect(scope.getByLabel(/^Course/).locator('option:checked')).toHaveText(/Luttrellstown/)
      await expect(scope.getByLabel(/^Reason/)).toHaveValue('Her phone was empty')
    },
  },
]

test('U17: rulings, draws, results, teams and started cards are kept over a fault of the store and a reload', async ({
  caller,
  person,
  server,
}) => {
  const { page, context } = await person(desk)
  const { clubId, clubCode, competitionId, courseId } = await seedClub(context, 'Draft Links')
  const make = async (name: string, competitionType: string) =>
    Identified.parse(
      await call(context.request, 'POST', '/api/competitions', {
        name,
        clubId,
        courseId,
        competitionType,
        startDate: new Date(Date.now() - 3_600_000).toISOString(),
        endDate: new Date(Date.now() + 86_400_000).toISOString(),
      }),
    ).id
  const matchPlayId = await make('Draft Cup', 'matchplay')
  const teamsId = await make('Draft Teams', 'team_stableford')
  let memberId = ''
  for (const firstName of ['Ann', 'Ben']) {
    const player = await caller()
    memberId = await signUp(player, { firstName, lastName: 'Draft', clubCode })
    for (const id of [competitionId, matchPlayId, teamsId])
      await call(player.request, 'POST', `/api/competitions/${id}/join`, {})
  }
  const of = {
    boardPath: `/competitions/${competitionId}/leaderboard`,
    bracketPath: `/competitions/${matchPlayId}/bracket`,
    teamsPath: `/competitions/${teamsId}/leaderboard#teams`,
    memberPath: `/members/${memberId}/rounds`,
  }
  for (const one of choices)
    await test.step(one.form, async () => {
      const dialog = page.getByRole('dialog')
      const submit = dialog.getByRole('button', { name: one.submit, exact: true })
      const open = () => page.getByRole('button', { name: one.opens }).click()
      await page.goto(one.path(of))
      await open()
      await one.fill(dialog)
      await whileRefusingWrites(server, one.table, async () => {
        await submit.click()
        await expect(
          dialog
            .getByRole('alert')
            .or(dialog.getByText(/^(This|The|Not) .*not|Not recorded/))
            .first(),
        ).toBeVisible()
      })
      await one.kept(dialog)
      await page.reload()
      await open()
      await one.kept(dialog)
      await submit.click()
      await expect(dialog).toHaveCount(0)
    })
})

test('U17: course and tee stay chosen when the round does not start', async ({ caller, person, server }) => {
  const admin = await caller()
  const { clubCode, clubId } = await seedClub(admin, 'Tee Links')
  await call(admin.request, 'POST', '/api/courses', { name: 'Short Nine', clubId, holeCount: 9 })
  const { page, context } = await person(phone)
  await signUp(context, { firstName: 'Cora', lastName: 'Nine', clubCode })
  await page.goto('/scorecard')
  await page.getByLabel('Course').selectOption({ label: 'Short Nine' })
  // No tee of this course is Blue, and none is rated: the first one is proposed, and another can be chosen.
  const tee = page.getByRole('region', { name: 'Tee' })
  await expect(tee).toContainText('Championship')
  await tee.getByRole('button', { name: /^Change/ }).tap()
  await page.getByRole('button', { name: /^Ladies/ }).tap()
  await expectRefusal(page, server, {
    table: 'rounds',
    act: () => page.getByRole('button', { name: 'Start Round' }).tap(),
    shows: ['Error', 'Failed to create round. Please try again.'],
  })
  await page.reload()
  await expect(page.getByLabel('Course').locator('option:checked')).toHaveText('Short Nine')
  await expect(tee).toContainText('Ladies')
  await expect(page.getByRole('button', { name: 'Start Round' })).toBeVisible()
})

test('U17: an account is kept as it was typed, all but its password', async ({ caller, person, server }) => {
  const { clubCode } = await seedClub(await caller(), 'Door Links')
  const { page } = await person(phone)
  await page.goto('/auth')
  const typed = [
    ['Club code', clubCode],
    ['First name', 'Dora'],
    ['Last name', 'Door'],
    ['E-mail', 'dora.door@example.org'],
  ] as const
  const at = (label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`))
  for (const [label, text] of typed) await at(label).fill(text)
  await at('Password').fill(PASSWORD)
  await whileRefusingWrites(server, 'users', async () => {
    await page.getByRole('button', { name: 'Create Account', exact: true }).tap()
    await expect(page.getByText(/Something went wrong|Authentication setup failed/).first()).toBeVisible()
  })
  await expect(at('Password')).toHaveValue(PASSWORD)
  await page.reload()
  for (const [label, text] of typed) await expect(at(label)).toHaveValue(text)
  await expect(at('Password')).toHaveValue('')
  await at('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account', exact: true }).tap()
  await expect(page).toHaveURL('/')
})
