import type { Competition } from '#contract/competition/competitions.ts'
import { programsText as text } from '#web/messages/en/outbound/programs.online.ts'

export type ExampleCall = { what: string; command: string }

const HEADER = '-H "Authorization: Bearer $TOKEN"'

/** Calls that can be copied into a shell, with the ids of the club and of its latest competition that has a board. */
export function exampleCalls(
  { origin, clubId }: { origin: string; clubId: string },
  competition: Pick<Competition, 'id' | 'name'> | undefined,
): ExampleCall[] {
  const curl = (path: string, more = '') => `curl ${more}${HEADER} ${origin}${path}`
  const results = competition && `/api/competitions/${competition.id}/results`
  return [
    ...(results === undefined
      ? []
      : [
          { what: text.calls.results(competition?.name ?? ''), command: curl(`${results}.json`) },
          { what: text.calls.resultsCsv, command: curl(`${results}.csv`, '-o results.csv ') },
          {
            what: text.calls.changed,
            command: curl(`${results}.json`, '-i -H \'If-None-Match: "…"\' '),
          },
        ]),
    { what: text.calls.fixtures, command: curl(`/api/clubs/${clubId}/fixtures.json`) },
    { what: text.calls.fixturesCsv, command: curl(`/api/clubs/${clubId}/fixtures.csv`, '-o fixtures.csv ') },
    { what: text.calls.members, command: curl(`/api/clubs/${clubId}/members`) },
    {
      what: text.calls.write,
      command: `${curl(
        `/api/clubs/${clubId}`,
        '-X PATCH -H "Content-Type: application/json" ',
      )} -d '{"colour":"#0e4a2f"}'`,
    },
  ]
}

/** The latest one with a board: a draft is not shown to others, and match play has a bracket. */
export function exampleCompetition(competitions: readonly Competition[]): Competition | undefined {
  return competitions.find(
    ({ competitionType, status }) =>
      competitionType !== 'matchplay' && status !== 'draft' && status !== 'cancelled',
  )
}
