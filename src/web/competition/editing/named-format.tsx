import { formatInName, playsFormat } from '#contract/competition/format-in-name.ts'
import { clubFormatsText } from '#web/messages/en/competition/club-formats.online.ts'
import { Notice } from '#web/ui/notice.tsx'
import { isTeamType, type CompetitionValues } from './competition-values.ts'

type NamedFormatProps = {
  values: Pick<CompetitionValues, 'name' | 'competitionType' | 'teamSize' | 'countingScores'>
}

/** What is said where a name promises a way of playing that the chosen type is not: "Charity Texas Scramble". */
export function NamedFormat({ values }: NamedFormatProps) {
  const format = formatInName(values.name)
  const isTeam = isTeamType(values.competitionType)
  const isPlayed =
    format === undefined ||
    playsFormat(format, {
      competitionType: values.competitionType,
      teamSize: isTeam ? Number(values.teamSize) : null,
      countingScores: isTeam ? Number(values.countingScores) : null,
    })
  return (
    <div aria-live="polite" className="empty:hidden">
      {!isPlayed && <Notice tone="info">{clubFormatsText.named[format]}</Notice>}
    </div>
  )
}

/** Below the type: how pairs play with the types there are. */
export function PairsHelp() {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-note font-medium text-accent underline underline-offset-4">
        {clubFormatsText.pairs}
      </summary>
      <div className="grid gap-1 text-note text-soft">
        <p>{clubFormatsText.betterBall}</p>
        <p>{clubFormatsText.knockout}</p>
      </div>
    </details>
  )
}
