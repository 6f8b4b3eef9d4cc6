import { useQuery } from '@tanstack/react-query'
import { courseStats, holePerformance, type HolePerformance } from '#contract/club/analytics.ts'
import { doubtfulIndexes, PLAYS_TO_JUDGE, rankHoles } from '#golf/card/statistics/hole-difficulty.ts'
import { query } from '#web/lib/query.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { NoCourses } from '../courses-tab.tsx'
import { DifficultyChart } from './difficulty-chart.tsx'
import { DistributionChart } from './distribution-chart.tsx'
import { HoleTable } from './hole-table.tsx'
import { Loaded } from '../loaded.tsx'
import { playedHole, type Ranked } from './hole-results.ts'

type HolesTabProps = {
  /** The course in the address. Without one, or with one that is not the club's, the most played course is shown. */
  wanted: string | null
  onChoose: (courseId: string) => void
}

export function HolesTab({ wanted, onChoose }: HolesTabProps) {
  const courses = useQuery(query(courseStats))
  return (
    <Loaded answer={courses}>
      {(rows) => {
        const course = rows.find((one) => one.courseId === wanted) ?? rows[0]
        if (!course) return <NoCourses />
        return (
          <div className="grid gap-6">
            <Field label={analyticsText.holes.course} className="max-w-md">
              {(wiring) => (
                <Select
                  {...wiring}
                  value={course.courseId}
                  onChange={(event) => {
                    onChoose(event.target.value)
                  }}
                >
                  {rows.map((one) => (
                    <option key={one.courseId} value={one.courseId}>
                      {one.courseName}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <CourseHoles courseId={course.courseId} />
          </div>
        )
      }}
    </Loaded>
  )
}

function CourseHoles({ courseId }: { courseId: string }) {
  const answer = useQuery(query(holePerformance, { query: { courseId } }))
  return <Loaded answer={answer}>{(holes) => <Holes holes={holes} />}</Loaded>
}

function Holes({ holes }: { holes: readonly HolePerformance[] }) {
  const { empty } = analyticsText
  const ranked = rankHoles(holes.map(playedHole))
  if (holes.length === 0) return <EmptyState title={empty.noHoles}>{empty.notPlayedText}</EmptyState>
  return (
    <>
      {ranked.length === 0 ? (
        <EmptyState title={empty.notPlayed}>{empty.notPlayedText}</EmptyState>
      ) : (
        <>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <DifficultyChart ranked={ranked} />
            <DistributionChart holes={holes} />
          </div>
          <IndexAdvice ranked={ranked} />
        </>
      )}
      <HoleTable holes={holes} ranked={ranked} />
    </>
  )
}

/** Which stroke indexes a committee may want to change, once every hole has enough results. */
function IndexAdvice({ ranked }: { ranked: readonly Ranked[] }) {
  const words = analyticsText.holes
  if (ranked.some((one) => one.hole.timesPlayed < PLAYS_TO_JUDGE))
    return <Notice tone="info">{words.tooFew(PLAYS_TO_JUDGE)}</Notice>
  const doubtful = doubtfulIndexes(ranked)
  if (doubtful.length === 0) return <Notice tone="info">{words.noDoubt}</Notice>
  return (
    <Notice tone="warn" title={words.doubtTitle}>
      <ul>
        {doubtful.map(({ hole, harderBy }) => (
          <li key={hole.holeNumber}>
            {harderBy > 0
              ? words.doubtHarder(hole.holeNumber, hole.strokeIndex, harderBy)
              : words.doubtEasier(hole.holeNumber, hole.strokeIndex, -harderBy)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
