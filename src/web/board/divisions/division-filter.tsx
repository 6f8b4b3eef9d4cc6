import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { Select } from '#web/ui/select.tsx'

type DivisionFilterProps = {
  names: readonly string[]
  shown: string | undefined
  onShow: (division: string | undefined) => void
}

/** Which division the board shows; on paper the name of the one that it shows. */
export default function DivisionFilter({ names, shown, onShow }: DivisionFilterProps) {
  return (
    <div>
      <Select
        aria-label={text.division.title}
        className="w-full sm:max-w-xs print:hidden"
        value={shown ?? ''}
        onChange={({ target }) => {
          onShow(target.value === '' ? undefined : target.value)
        }}
      >
        <option value="">{text.division.all}</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      {shown !== undefined && <p className="hidden font-semibold print:block">{text.division.of(shown)}</p>}
    </div>
  )
}
