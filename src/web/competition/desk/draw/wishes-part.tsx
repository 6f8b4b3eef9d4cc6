import type { StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { judgeWishes, type UnkeptWish } from '#golf/competition/start-sheet/judge-wishes.ts'
import { MOST_TOGETHER } from '#golf/competition/start-sheet/start-sheet.ts'
import { readerLocale } from '#web/messages/language.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/card.tsx'
import { namesOf, type Groups } from './draw-model.ts'
import { WishDialog } from './wish-dialog.tsx'

type Wish = StartDraw['wishes'][number]

type WishesPartProps = {
  draw: StartDraw
  groups: Groups
  /** Whose wish is open; null: of somebody who is still chosen. */
  edited: { userId: string | null } | undefined
  onEdit: (userId: string | null) => void
  onClose: () => void
}

/** What players asked for, and whether the groups as they are now keep it. */
export function WishesPart({ draw, groups, edited, onEdit, onClose }: WishesPartProps) {
  const names = namesOf(draw)
  const unkept = judgeWishes({
    groups,
    wishes: draw.wishes,
    timeZone: draw.timeZone,
    groupSize: Math.max(draw.settings?.groupSize ?? MOST_TOGETHER, 2),
  })
  return (
    <Section
      title={text.wishes}
      actions={
        <Button
          look="secondary"
          onClick={() => {
            onEdit(null)
          }}
        >
          {text.addWish}
        </Button>
      }
    >
      {draw.wishes.length === 0 ? (
        <p className="text-soft">{text.noWishes}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {draw.wishes.map((wish) => (
            <WishLine
              key={wish.userId}
              wish={wish}
              names={names}
              unkept={draw.version === 0 ? undefined : unkept.filter(({ userId }) => userId === wish.userId)}
              onEdit={onEdit}
            />
          ))}
        </ul>
      )}
      {edited && <WishDialog key={edited.userId} draw={draw} userId={edited.userId} onClose={onClose} />}
    </Section>
  )
}

type WishLineProps = {
  wish: Wish
  names: ReadonlyMap<string, string>
  /** undefined: nothing is drawn yet. */
  unkept: readonly UnkeptWish[] | undefined
  onEdit: (userId: string) => void
}

function WishLine({ wish, names, unkept, onEdit }: WishLineProps) {
  const name = names.get(wish.userId) ?? ''
  const others = wish.with.map((userId) => names.get(userId) ?? '').filter((other) => other !== '')
  const asked = [
    others.length > 0 && text.asksWith(new Intl.ListFormat(readerLocale()).format(others)),
    wish.notBefore !== null && text.asksBefore(wish.notBefore),
    wish.notAfter !== null && text.asksAfter(wish.notAfter),
  ].filter((one) => one !== false)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="grid min-w-0 flex-1 basis-56">
        <span>
          <span className="font-semibold">{name}</span> {asked.join(', ')}
        </span>
        {unkept?.map(({ kind, other, why }) => (
          <span key={`${kind} ${other}`} className="text-note text-soft">
            {other === null ? '' : `${names.get(other) ?? ''}: `}
            {text.faults[why]}
          </span>
        ))}
      </span>
      {unkept && (
        <Badge tone={unkept.length === 0 ? 'good' : 'warn'}>
          {unkept.length === 0 ? text.kept : text.notKept}
        </Badge>
      )}
      <Button
        look="quiet"
        aria-label={text.editWish(name)}
        onClick={() => {
          onEdit(wish.userId)
        }}
      >
        {text.wish}
      </Button>
    </li>
  )
}
