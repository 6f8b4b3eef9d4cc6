import type { ReactNode } from 'react'
import type { Course } from '#contract/course/courses.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { hasWomensCard, type HoleField } from './hole-cells.ts'

/** A column of the hole manager: what its cells are, what it is called, and what a cell of it is called. */
export type HoleColumn = {
  field: HoleField
  kind: 'par' | 'number' | 'text'
  placeholder: string
  head: ReactNode
  label: (hole: number) => string
}

export function holeColumns(course: Course): HoleColumn[] {
  const indexHint = `1-${course.holeCount}`
  const tees = [...course.tees].sort((a, b) => a.order - b.order)
  return [
    {
      field: 'par',
      kind: 'par',
      placeholder: '',
      head: clubCoursesText.par,
      label: clubCoursesText.parOf,
    },
    {
      field: 'handicapIndex',
      kind: 'number',
      placeholder: indexHint,
      head: clubCoursesText.strokeIndex,
      label: clubCoursesText.indexOf,
    },
    ...(hasWomensCard(course) ? womensColumns(indexHint) : []),
    ...tees.map((tee): HoleColumn => ({
      field: `yards.${tee.name}`,
      kind: 'number',
      placeholder: '–',
      head: <TeeName tee={tee} />,
      label: (hole) => clubCoursesText.yardsOf(hole, tee.name),
    })),
    {
      field: 'description',
      kind: 'text',
      placeholder: '–',
      head: clubCoursesText.description,
      label: clubCoursesText.descriptionOf,
    },
  ]
}

function womensColumns(indexHint: string): HoleColumn[] {
  return [
    {
      field: 'womenPar',
      kind: 'par',
      placeholder: '',
      head: clubCoursesText.womenPar,
      label: clubCoursesText.womenParOf,
    },
    {
      field: 'womenHandicapIndex',
      kind: 'number',
      placeholder: indexHint,
      head: clubCoursesText.womenIndex,
      label: clubCoursesText.womenIndexOf,
    },
  ]
}

function TeeName({ tee }: { tee: Course['tees'][number] }) {
  return (
    <span className="flex items-center gap-1.5">
      <span
        aria-hidden
        className="size-3 shrink-0 rounded-round border border-edge"
        style={{ backgroundColor: tee.color }}
      />
      <span className="grid leading-tight">
        {tee.name}
        <span className="font-normal text-soft">{clubCoursesText.yards}</span>
      </span>
    </span>
  )
}
