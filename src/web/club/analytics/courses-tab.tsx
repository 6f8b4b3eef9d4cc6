import { useQuery } from '@tanstack/react-query'
import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts'
import { Link } from 'wouter'
import { courseStats, type CourseStats } from '#contract/club/analytics.ts'
import { query } from '#web/lib/query.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { axisText, ChartFrame, labelText } from './chart-frame.tsx'
import { AverageCell } from './average-cell.tsx'
import { whole } from './figure-words.ts'
import { Loaded } from './loaded.tsx'

export function CoursesTab() {
  const courses = useQuery(query(courseStats))
  return (
    <Loaded answer={courses}>
      {(rows) =>
        rows.length === 0 ? (
          <NoCourses />
        ) : (
          <div className="grid gap-6">
            {rows.filter((course) => course.totalRounds > 0).length > 1 && <RoundsByCourse courses={rows} />}
            <CourseTable courses={rows} />
          </div>
        )
      }
    </Loaded>
  )
}

export function NoCourses() {
  return (
    <EmptyState
      title={analyticsText.empty.noCourses}
      action={<LinkButton href="/club-admin?tab=courses">{analyticsText.empty.addCourse}</LinkButton>}
    >
      {analyticsText.empty.noCoursesText}
    </EmptyState>
  )
}

function RoundsByCourse({ courses }: { courses: readonly CourseStats[] }) {
  const words = analyticsText.courses
  const total = courses.reduce((sum, one) => sum + one.totalRounds, 0)
  const [most] = courses
  return (
    <ChartFrame
      title={words.chartTitle}
      sentence={words.chartSentence(most?.courseName ?? '', most?.totalRounds ?? 0, total)}
      height={courses.length * 44 + 16}
    >
      <BarChart
        data={[...courses]}
        layout="vertical"
        margin={{ top: 0, right: 48, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide allowDecimals={false} />
        <YAxis
          type="category"
          dataKey="courseName"
          width={140}
          tick={axisText}
          tickLine={false}
          stroke="var(--color-edge)"
        />
        <Bar dataKey="totalRounds" fill="var(--color-accent)" isAnimationActive={false} maxBarSize={28}>
          <LabelList dataKey="totalRounds" position="right" {...labelText} />
        </Bar>
      </BarChart>
    </ChartFrame>
  )
}

function CourseTable({ courses }: { courses: readonly CourseStats[] }) {
  const words = analyticsText.courses
  const none = analyticsText.notPlayed
  const hasNines = courses.some((one) => one.nineHoleRounds > 0)
  const heads = [words.rounds, words.averageScore, words.bestScore, words.averagePoints]
  return (
    <Section title={words.title}>
      <Table label={words.tableLabel}>
        <thead>
          <tr>
            <HeadCell>{words.course}</HeadCell>
            {[...heads, ...(hasNines ? [words.nine] : [])].map((name) => (
              <HeadCell key={name} className="text-right">
                {name}
              </HeadCell>
            ))}
            <HeadCell className="print:hidden">{words.holes}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {courses.map((course) => (
            <tr key={course.courseId}>
              <Cell className="min-w-40 font-medium">{course.courseName}</Cell>
              <Cell className="text-right">{whole(course.totalRounds)}</Cell>
              <AverageCell value={course.averageScore} rounds={course.scoredRounds} />
              <Cell className="text-right">{course.bestScore ?? none}</Cell>
              <AverageCell value={course.averagePoints} rounds={course.pointsRounds} />
              {hasNines && <AverageCell value={course.averageNineScore} rounds={course.nineHoleRounds} />}
              <Cell className="print:hidden">
                <Link
                  href={`/analytics?tab=holes&courseId=${course.courseId}`}
                  aria-label={words.toHoles(course.courseName)}
                  className="inline-flex min-h-11 items-center font-medium text-accent underline"
                >
                  {analyticsText.tabs.holes}
                </Link>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="max-w-prose text-note text-soft">{analyticsText.whatCounts}</p>
    </Section>
  )
}
