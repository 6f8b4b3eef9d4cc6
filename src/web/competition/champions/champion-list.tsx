import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { deleteChampion, listChampions, type Champion } from '#contract/competition/champions.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { championsText as text } from '#web/messages/en/competition/champions.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast.tsx'

type ChampionListProps = { clubId: string; isAdmin: boolean; champions: readonly Champion[] }

/** A list for each championship, the latest year first. */
export function ChampionList({ clubId, isAdmin, champions }: ChampionListProps) {
  const [leaving, setLeaving] = useState<Champion>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      {byKind(champions).map(({ kind, champions: listed }) => (
        <Section key={kind} title={kind}>
          <ul className="divide-y divide-line border-y border-line">
            {listed.map((champion) => (
              <li key={champion.id} className="flex min-h-11 items-center gap-x-4 py-2">
                <span className="w-12 shrink-0 tabular-nums">{champion.year}</span>
                <Winner champion={champion} />
                {isAdmin && (
                  <Button
                    look="quiet"
                    aria-label={text.removeNamed(champion.kind, String(champion.year))}
                    icon={<X aria-hidden size={18} />}
                    onClick={() => {
                      setLeaving(champion)
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {leaving && (
        <RemoveChampion
          clubId={clubId}
          champion={leaving}
          onClose={() => {
            setLeaving(undefined)
          }}
        />
      )}
    </div>
  )
}

function Winner({ champion: { names, competition } }: { champion: Champion }) {
  return (
    <span className="min-w-0 grow wrap-anywhere">
      <span className={names.length === 0 ? 'text-soft' : 'font-semibold'}>
        {names.length === 0 ? text.notFinal : text.together(names)}
      </span>
      {competition && (
        <Link
          href={`/competitions/${competition.id}/leaderboard`}
          className="flex min-h-11 items-center text-note underline underline-offset-4"
        >
          {competition.name}
        </Link>
      )}
    </span>
  )
}

type RemoveChampionProps = { clubId: string; champion: Champion; onClose: () => void }

function RemoveChampion({ clubId, champion, onClose }: RemoveChampionProps) {
  const removing = useAction({
    run: () => send(deleteChampion, { params: { clubId, championId: champion.id } }),
    changes: [query(listChampions, { params: { clubId } })],
    onDone: () => {
      showToast({ tone: 'success', title: text.removed })
      onClose()
    },
  })
  const { kind, year } = champion
  return (
    <ConfirmDialog
      title={text.removeNamed(kind, String(year))}
      confirmLabel={sharedText.remove}
      busyLabel={text.removing}
      isBusy={removing.isPending}
      fault={
        removing.error === null
          ? undefined
          : { title: text.removeFailed, text: failureText(removing.error, text.removeFailed) }
      }
      onConfirm={() => {
        removing.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p>{text.removeText}</p>
    </ConfirmDialog>
  )
}

type Championship = { kind: string; champions: Champion[] }

/**
 * The champions of each championship, in the order in which they come. A championship is called as its latest champion has
 * it, because clubs write one name in more than one way over the years.
 */
export function byKind(champions: readonly Champion[]): Championship[] {
  const found = new Map<string, Championship>()
  for (const champion of champions) {
    const key = champion.kind.toLowerCase()
    const championship = found.get(key) ?? { kind: champion.kind, champions: [] }
    championship.champions.push(champion)
    found.set(key, championship)
  }
  return [...found.values()].sort((a, b) => b.champions.length - a.champions.length)
}
