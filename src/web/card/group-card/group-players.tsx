import { ClipboardList, List, QrCode as QrIcon, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MOST_IN_GROUP, type GroupPlayer, type PlayingGroup } from '#contract/card/groups.ts'
import { fullName } from '#contract/club/former-member.ts'
import { formatHandicap, playingHandicap } from '#golf/numbers.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { lazyOnline } from '#web/platform/lazy-online.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Adding and leaving need the club, and a phone may not have their code. */
const AddFromList = lazyOnline(() => import('./add-from-list.online.tsx'))
const AddGuest = lazyOnline(() => import('./add-guest.online.tsx'))
const LeaveGroup = lazyOnline(() => import('./leave-group.online.tsx'))
const ShowCode = lazyOnline(() => import('./show-code.online.tsx'))

type GroupPlayersProps = { group: PlayingGroup; ownId: string; onScore: () => void }

/** Who plays in the group, and the ways to put others in. */
export function GroupPlayers({ group, ownId, onScore }: GroupPlayersProps) {
  const [adding, setAdding] = useState<Adding>()
  const [leaving, setLeaving] = useState<GroupPlayer>()
  const isFull = group.players.length >= MOST_IN_GROUP
  const close = () => {
    setAdding(undefined)
  }
  return (
    <div className="grid gap-5">
      <Section title={text.players(group.players.length)}>
        <Card className="grid gap-1 py-2">
          {group.players.length === 0 && <p className="py-2 text-soft">{text.noPlayers}</p>}
          {group.players.map((player) => (
            <PlayerLine
              key={player.userId}
              player={player}
              isOwn={player.userId === ownId}
              mayRemove={player.userId === ownId || group.createdBy === ownId}
              onRemove={() => {
                setLeaving(player)
              }}
            />
          ))}
        </Card>
      </Section>
      {!isFull && <AddButtons onAdd={setAdding} />}
      <NameMarker group={group} ownId={ownId} />
      {group.players.length > 0 && (
        <Button
          className="min-h-14 text-lead"
          icon={<ClipboardList aria-hidden size={20} />}
          onClick={onScore}
        >
          {text.scoreNow}
        </Button>
      )}
      <Suspense>
        {adding === 'list' && <AddFromList group={group} onClose={close} />}
        {adding === 'code' && <ShowCode groupId={group.id} onClose={close} />}
        {adding === 'guest' && <AddGuest groupId={group.id} onClose={close} />}
        {leaving && (
          <LeaveGroup
            group={group}
            player={leaving}
            isOwn={leaving.userId === ownId}
            onClose={() => {
              setLeaving(undefined)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Where the competition asks for a marker's card, its player may say from the first tee who keeps it. */
function NameMarker({ group, ownId }: Pick<GroupPlayersProps, 'group' | 'ownId'>) {
  const own = group.players.find(({ userId }) => userId === ownId)?.round
  if (own?.markerCard !== true || own.status !== 'in_progress') return null
  return (
    <LinkButton look="secondary" href={`/rounds/${encodeURIComponent(own.id)}/marker-card`}>
      {text.nameMarker}
    </LinkButton>
  )
}

type Adding = 'list' | 'code' | 'guest'

function AddButtons({ onAdd }: { onAdd: (adding: Adding) => void }) {
  const ways = [
    { way: 'list', label: text.addFromList, Icon: List },
    { way: 'code', label: text.addByCode, Icon: QrIcon },
    { way: 'guest', label: text.addGuest, Icon: UserPlus },
  ] as const
  return (
    <div className="grid gap-2 sm:grid-cols-3" role="group" aria-label={text.addTitle}>
      {ways.map(({ way, label, Icon }) => (
        <Button
          key={way}
          look="secondary"
          icon={<Icon aria-hidden size={18} />}
          onClick={() => {
            onAdd(way)
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

type PlayerLineProps = { player: GroupPlayer; isOwn: boolean; mayRemove: boolean; onRemove: () => void }

function PlayerLine({ player, isOwn, mayRemove, onRemove }: PlayerLineProps) {
  const { round, homeClub, isGuest } = player
  const name = fullName(player)
  const playing = formatHandicap(playingHandicap(round.terms.playingHandicap))
  return (
    <div className="flex min-h-14 items-center gap-3 border-line not-first:border-t">
      <div className="grid min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          {isOwn && <Badge tone="plain">{text.you}</Badge>}
          {isGuest && <Badge tone="plain">{text.guest}</Badge>}
        </p>
        <p className="truncate text-note text-soft">
          {[homeClub, round.terms.teeName, text.playsOff(playing)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {mayRemove && (
        <Button
          look="quiet"
          aria-label={isOwn ? text.leave : text.removeNamed(name)}
          className="shrink-0"
          onClick={onRemove}
        >
          {isOwn ? text.leave : text.remove}
        </Button>
      )}
    </div>
  )
}
