import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { roundStatistics } from '#contract/card/round-statistics.ts'
import { query } from '#web/lib/query.ts'
import { profileText } from '#web/messages/en/home/profile.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { readRoundsSearch, roundsAddress, type RoundsSearch } from './rounds-search.ts'

type RoundFiltersProps = { search: RoundsSearch; isEnabled: boolean }

/** Four lists; each choice is an address of its own, so Back undoes it. */
export function RoundFilters({ search, isEnabled }: RoundFiltersProps) {
  const [, navigate] = useLocation()
  const { data } = useQuery({ ...query(roundStatistics), enabled: isEnabled })
  const choose = (name: string, value: string) => {
    const params = new URLSearchParams(roundsAddress(search).split('?')[1])
    params.set(name, value)
    params.delete('before')
    navigate(roundsAddress(readRoundsSearch(params.toString())))
  }
  return (
    <div role="group" aria-label={profileText.filters} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Filter
        label={profileText.course}
        all={profileText.allCourses}
        value={search.courseId}
        choices={(data?.courses ?? []).map((one) => [one.courseId, one.courseName])}
        onChoose={(value) => {
          choose('course', value)
        }}
      />
      <Filter
        label={profileText.kind}
        all={profileText.allKinds}
        value={search.kind}
        choices={[
          ['competition', profileText.competition],
          ['casual', profileText.casual],
        ]}
        onChoose={(value) => {
          choose('kind', value)
        }}
      />
      <Filter
        label={profileText.year}
        all={profileText.allYears}
        value={search.year}
        choices={(data?.years ?? []).map((year) => [`${year}`, `${year}`])}
        onChoose={(value) => {
          choose('year', value)
        }}
      />
      <Filter
        label={profileText.holes}
        all={profileText.allHoles}
        value={search.holes}
        choices={['18', '9'].map((holes) => [holes, profileText.holesOf(holes)])}
        onChoose={(value) => {
          choose('holes', value)
        }}
      />
    </div>
  )
}

type FilterProps = {
  label: string
  all: string
  value: string | undefined
  choices: readonly (readonly [string, string])[]
  onChoose: (value: string) => void
}

function Filter({ label, all, value = '', choices, onChoose }: FilterProps) {
  // An address can name a choice that the list does not have, or does not have yet.
  const isMissing = value !== '' && !choices.some(([one]) => one === value)
  return (
    <Field label={label}>
      {(wiring) => (
        <Select
          {...wiring}
          value={value}
          onChange={(event) => {
            onChoose(event.target.value)
          }}
        >
          <option value="">{all}</option>
          {isMissing && <option value={value}>…</option>}
          {choices.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
