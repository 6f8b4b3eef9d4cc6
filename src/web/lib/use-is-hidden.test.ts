import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What may go on in a hidden tab, because it is rare or ends by itself. */
const mayGoOn: Readonly<Record<string, string>> = {
  'lib/query-client.ts': 'switches it off',
  'lib/session.ts': 'while the server has not said who the reader is; the query cache asks only in view',
  'home/admin-sections.online.tsx': 'once a day',
  'money/payments.tsx': 'for the five minutes after a payment; the query cache asks only in view',
  'competition/desk/cards/cards-section.tsx': 'the query cache asks only in view',
  'competition/desk/overview/waiting.tsx': 'the query cache asks only in view',
  'money/entry-fee-page.online.tsx':
    'for the five minutes after a payment; the query cache asks only in view',
  'board/board/countdown.tsx': 'once a minute, without a request',
  'board/reveal.ts': 'for the half minute in which a result is read out',
  'board/shared/use-shared-boards.ts': 'the query cache asks only in view',
  'board/shared/wall.tsx': 'a wall turns its screens, without a request',
  'club/member-import/listed-members.tsx':
    'while mails of invitations wait; the query cache asks only in view',
  'data/your-data/data-archive.tsx': 'for the seconds in which an archive is made',
  'photo/scan/scan-progress.tsx': 'for the seconds in which a photo is read',
  'card/kiosk/use-forgetting.ts': 'a kiosk forgets whoever stood there, in view or not',
  'card/kiosk/use-kiosk-club.ts': 'every 45 s, so that a kiosk that was withdrawn says so',
  'card/kiosk/card/photo/use-card-reading.ts': 'for the seconds in which a photo is read',
  'card/kiosk/card/use-hand-in.ts': 'for the ten minutes in which an attested card waits for its network',
  'card/scorecard/start/use-tee-form.ts':
    'while a start panel is open without a network; the query cache asks only in view',
}

test('U30: whatever repeats itself stops while the tab is hidden, or is named here with its reason', () => {
  const root = 'src/web'
  const repeating = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')] as const)
    .filter(([, text]) => /\bsetInterval\(|\brefetchInterval\b/.test(text))
  expect(repeating.length).toBeGreaterThan(5)
  const heedless = repeating
    .filter(([, text]) => !/useIsHidden\(|visibilityState/.test(text))
    .map(([file]) => file)
  expect(heedless.filter((file) => mayGoOn[file] === undefined)).toEqual([])
  expect(Object.keys(mayGoOn).filter((file) => !heedless.includes(file))).toEqual([])
})
