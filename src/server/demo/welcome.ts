import type { Competition } from '#contract/competition/competitions.ts'
import { demoEmail, fullName, secretary, visitors } from './people.ts'

/** What `npm run demo` prints: the addresses and accounts for looking around. */
export function welcome(input: {
  url: string
  password: string
  dataDir: string
  competition: Competition
}): string {
  const { url, password, dataDir, competition } = input
  const people = [
    { person: secretary, may: 'administers the club' },
    ...visitors.map((person, i) => ({
      person,
      may: i === 0 ? 'is entered: open Scorecard and play along' : 'may still join under Competitions',
    })),
  ]
  const width = Math.max(...people.map(({ person }) => demoEmail(person).length))
  return [
    '',
    `Oak Hill Golf Club is playing its ${competition.name}.`,
    `  Board     ${url}/competitions/${competition.id}/leaderboard`,
    ...people.map(
      ({ person, may }, i) =>
        `  ${i === 0 ? 'Sign in  ' : '         '} ${demoEmail(person).padEnd(width)}  ${fullName(person)} ${may}`,
    ),
    `  Password  ${password}  (the same for everybody in this demo)`,
    `  Stop      Ctrl-C; npm run demo continues from there, and starts over when ${dataDir} is removed`,
    '',
  ].join('\n')
}
