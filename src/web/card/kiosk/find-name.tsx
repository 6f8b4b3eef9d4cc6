import { useEffect, useId, useState } from 'react'
import { FEWEST_LETTERS, listKioskPlayers, type KioskPlayer } from '#contract/card/kiosk-cards.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const TYPING_MS = 300

type FindNameProps = {
  /** The player looks for themselves, or the attester does. */
  as: 'player' | 'attester'
  /** Who cannot be chosen: the player does not attest their own card. */
  except?: string
  /** Who is most likely meant: their names come first. */
  first?: readonly KioskPlayer[]
  onFault: (fault: unknown) => void
  onChoose: (player: KioskPlayer) => void
}

type Found = { letters: string; players: KioskPlayer[]; hasMore: boolean }

/** Names of the day, and of any player by a few letters. What was typed and found is nowhere but here. */
export function FindName({ as, except, first = [], onFault, onChoose }: FindNameProps) {
  const [typed, setTyped] = useState('')
  const letters = typed.trim().length >= FEWEST_LETTERS ? typed.trim() : ''
  const { found, fault } = useNames({ letters, as }, onFault)
  // The list knows who has namesakes.
  const listed = new Map(found?.players.map((one) => [one.id, one]))
  const likely = letters === '' ? first.map((one) => listed.get(one.id) ?? one) : []
  const players = (found?.players ?? []).filter(
    ({ id }) => id !== except && !likely.some((one) => one.id === id),
  )
  const field = useId()
  return (
    <div className="grid gap-4">
      {likely.length > 0 && <Names label={text.partners} players={likely} onChoose={onChoose} />}
      <div className="grid max-w-2xl gap-1.5">
        <label htmlFor={field} className="font-medium">
          {text.search}
        </label>
        <Input
          id={field}
          className="min-h-14 text-lead"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
          }}
        />
      </div>
      {fault !== undefined && <Notice tone="bad">{failureText(fault, sharedText.tryAgainLater)}</Notice>}
      {found === undefined && fault === undefined && <Skeleton className="h-40 rounded-card" />}
      {players.length > 0 && <Names label={text.names} players={players} onChoose={onChoose} />}
      <p role="status" className="text-soft">
        {found &&
          players.length === 0 &&
          likely.length === 0 &&
          (found.letters === '' ? text.noNames : text.nobody)}
        {found?.hasMore === true && text.more}
      </p>
    </div>
  )
}

type NamesProps = {
  label: string
  players: readonly KioskPlayer[]
  onChoose: (player: KioskPlayer) => void
}

function Names({ label, players, onChoose }: NamesProps) {
  return (
    <ul aria-label={label} className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {players.map((player) => (
        <li key={player.id}>
          <button
            type="button"
            className="min-h-16 w-full rounded-control border border-edge bg-card px-4 py-2 text-left text-title font-semibold wrap-anywhere active:bg-tint active:text-on-tint"
            onClick={() => {
              onChoose(player)
            }}
          >
            {markedName(player.name, player.marks)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function useNames(
  { letters, as }: { letters: string } & Pick<FindNameProps, 'as'>,
  onFault: (fault: unknown) => void,
) {
  const [found, setFound] = useState<Found>()
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    const control = new AbortController()
    const ask = () => {
      send(listKioskPlayers, { query: { search: letters, as }, signal: control.signal }).then(
        (reply) => {
          setFault(undefined)
          setFound({ letters, ...reply })
        },
        (failed: unknown) => {
          if (control.signal.aborted) return
          setFault(failed)
          onFault(failed)
        },
      )
    }
    const timer = setTimeout(ask, letters === '' ? 0 : TYPING_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [letters, as, onFault])
  return { found, fault }
}
