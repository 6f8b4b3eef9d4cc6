import { useState } from 'react'
import { getCompetition } from '#contract/competition/competitions.ts'
import { createTeam, type CompetitionTeams } from '#contract/competition/teams.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { leaderboardTeamsText as text } from '#web/messages/en/competition/leaderboard-teams.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'

type TeamDialogProps = { competitionId: string; teams: CompetitionTeams; onClose: () => void }

/** A new team: an administrator picks its players, a player gives it a name and is in it. */
export default function TeamDialog({ competitionId, teams, onClose }: TeamDialogProps) {
  const draft = useDraft(`team.${competitionId}`, { name: '', chosen: '' })
  const { name } = draft.values
  const chosen = draft.values.chosen
    .split(' ')
    .filter((id) => teams.withoutTeam.some((one) => one.userId === id))
  const [isMissing, setIsMissing] = useState(false)
  const making = useAction({
    run: () =>
      send(createTeam, {
        params: { competitionId },
        body: { name, ...(teams.mayManageTeams ? { memberIds: chosen } : {}) },
      }),
    changes: [query(getCompetition, { params: { competitionId } })],
    onDone: (team) => {
      draft.clear()
      showToast({ tone: 'success', title: text.made, description: team.name })
      onClose()
    },
  })
  return (
    <FormDialog
      title={text.make}
      description={teams.mayManageTeams ? text.makeManage(teams.teamSize) : text.makeForm}
      submitLabel={text.makeTeam}
      busyLabel={text.making}
      isBusy={making.isPending}
      fault={making.isError ? failureText(making.error, text.tryAgain) : undefined}
      faultTitle={text.notMade}
      onClose={onClose}
      onSubmit={() => {
        setIsMissing(name.trim() === '')
        if (name.trim() !== '') making.mutate(undefined)
      }}
    >
      <Field label={text.name} required error={isMissing ? text.nameMissing : undefined}>
        {(wiring) => (
          <Input
            {...wiring}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => {
              draft.change({ name: event.target.value })
            }}
          />
        )}
      </Field>
      {teams.mayManageTeams && (
        <PlayerChoice
          teams={teams}
          chosen={chosen}
          onChange={(ids) => {
            draft.change({ chosen: ids.join(' ') })
          }}
        />
      )}
    </FormDialog>
  )
}

type PlayerChoiceProps = {
  teams: CompetitionTeams
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

function PlayerChoice({ teams, chosen, onChange }: PlayerChoiceProps) {
  const isFull = chosen.length >= teams.teamSize
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{text.players(chosen.length, teams.teamSize)}</legend>
      {teams.withoutTeam.length === 0 && (
        <p className="text-soft">{teams.teams.length === 0 ? text.nobodyEntered : text.allIn}</p>
      )}
      <div className="grid sm:grid-cols-2">
        {teams.withoutTeam.map((one) => {
          const isChosen = chosen.includes(one.userId)
          return (
            <label key={one.userId} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => {
                  onChange(isChosen ? chosen.filter((id) => id !== one.userId) : [...chosen, one.userId])
                }}
              />
              <span className="min-w-0 wrap-anywhere">{markedName(one.playerName, one.marks)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
