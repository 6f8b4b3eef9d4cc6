import { useState, type FormEvent } from 'react'
import { createTeam, type CompetitionTeams } from '#contract/teams.ts'
import { failureText, send } from '#web/lib/api.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

const FORM = 'team-form'

type TeamDialogProps = { competitionId: string; teams: CompetitionTeams; onClose: () => void }

/** A new team: an administrator picks its players, a player gives it a name and is in it. */
export function TeamDialog({ competitionId, teams, onClose }: TeamDialogProps) {
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isMissing, setIsMissing] = useState(false)
  const making = useAction({
    run: () =>
      send(createTeam, {
        params: { competitionId },
        body: { name, ...(teams.mayManageTeams ? { memberIds: [...chosen] } : {}) },
      }),
    changes: [['api', 'competitions', competitionId]],
    onDone: (team) => {
      showToast({ tone: 'success', title: 'Team made', description: team.name })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(name.trim() === '')
    if (name.trim() !== '') making.mutate(undefined)
  }
  return (
    <Dialog
      title="Make a team"
      description={
        teams.mayManageTeams
          ? `Choose up to ${teams.teamSize} players; others can be added later.`
          : 'You are in it at once; others join it by its name.'
      }
      isOpen
      onClose={onClose}
      mayClose={!making.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={making.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={making.isPending ? 'Making…' : undefined}>
            Make team
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="grid gap-4" onSubmit={submit}>
        <Field label="Team name" required error={isMissing ? 'Team name is required.' : undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              value={name}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => {
                setName(event.target.value)
              }}
            />
          )}
        </Field>
        {teams.mayManageTeams && <PlayerChoice teams={teams} chosen={chosen} onChange={setChosen} />}
        {making.isError && (
          <Notice tone="bad" title="The team was not made">
            {failureText(making.error, 'Please try again.')}
          </Notice>
        )}
      </form>
    </Dialog>
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
      <legend className="mb-1.5 font-medium">
        Players: {chosen.length} of {teams.teamSize}
      </legend>
      {teams.withoutTeam.length === 0 && <p className="text-soft">Everybody entered is in a team.</p>}
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
              <span className="min-w-0 truncate">{one.playerName}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
