import { nines, type Nine } from '#golf/course/nines.ts'
import { nineHolesText as text } from '#web/messages/en/competition/nine-holes.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type NineChoiceProps = { value: Nine | ''; onChange: (value: Nine | '') => void }

/** Whether all eighteen holes are about to be played, or one of the rated nines. */
export default function NineChoice({ value, onChange }: NineChoiceProps) {
  return (
    <Field label={text.holes}>
      {(wiring) => (
        <Select
          {...wiring}
          value={value}
          onChange={(event) => {
            onChange(nines.find((one) => one === event.target.value) ?? '')
          }}
        >
          <option value="">{text.all}</option>
          {nines.map((one) => (
            <option key={one} value={one}>
              {text.nines[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
