import { compareWithClub } from '#test/faults/bad-line/compare-with-club.ts'
import { playBadly } from '#test/faults/bad-line/play-badly.ts'
import { chosenSeed, openPlayingClub } from '#test/faults/playing-club.ts'
import type { Found } from './report.ts'

/** FAULTS_ENTRIES and FAULTS_KILLS name other numbers. */
const ENTRIES = Number(process.env.FAULTS_ENTRIES ?? 10_000)
const KILLS = Number(process.env.FAULTS_KILLS ?? 20)
const ROUNDS = 8

/** The product's own queue on simulated phones, over a line that does everything wrong. */
export async function badLine(): Promise<Found[]> {
  const seed = chosenSeed()
  const club = await openPlayingClub({ store: 'shared', seed, phones: 0, players: ROUNDS })
  const { players } = club
  const size = { phonesOfRound: 3, hasMarkers: true, entries: ENTRIES, serverKills: KILLS }
  try {
    const game = await playBadly(club, { seed, players, ...size })
    const findings = await compareWithClub(game)
    const wrong = Object.entries(findings).filter(([, list]) => list.length > 0)
    for (const [what, list] of wrong) console.log(what, list)
    const kept = new Set(game.phones.flatMap((phone) => [...phone.shownKept])).size
    const fates = [...game.line.counts].map(([fate, count]) => `${count} ${fate}`).join(', ')
    await game.close()
    return [
      {
        promise: 'P4, P5, P6, P10, P11',
        measured: `${ENTRIES} hole entries by ${game.phones.length} phones of players and their markers on ${ROUNDS} cards, clocks up to 36 hours off and turned, ${game.tabKills} tabs killed, ${game.serverKills} SIGKILLs of the application during requests, seed ${seed}`,
        figures: `requests: ${fates}; ${kept} shown as kept, ${game.saved()} as saved; lost ${findings.lostSaved.length + findings.lostKept.length}, doubled ${findings.doubled.length}, under another source ${findings.wrongSources.length}; cards that differ from the log ${findings.wrongHoles.length}, phones ${findings.wrongPhones.length}, rows of the board ${findings.wrongRows.length}`,
        lost: wrong.reduce((sum, [, list]) => sum + list.length, 0),
      },
    ]
  } finally {
    await club.close()
  }
}
