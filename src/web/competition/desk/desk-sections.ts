import { lazy, type ComponentType } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { competitionDeskText } from '#web/messages/en/competition/competition-desk.online.ts'

type SectionName = keyof typeof competitionDeskText.sections
export type DeskSectionProps = { competition: Competition }
type DeskSection = {
  name: SectionName
  Content: ComponentType<DeskSectionProps>
  /** Desk helpers have it too; the others are for administrators. */
  isForHelpers?: true
  /** Whether a competition has it: match play has no cards, say. */
  isFor?: (competition: Competition) => boolean
}

/** The sections of the desk in the order of a competition's day, each loaded when it is opened. */
export const deskSections: readonly DeskSection[] = [
  { name: 'overview', isForHelpers: true, Content: lazy(() => import('./overview/overview-section.tsx')) },
  { name: 'entries', isForHelpers: true, Content: lazy(() => import('./entries/entries-section.tsx')) },
  {
    name: 'teams',
    Content: lazy(() => import('./teams/teams-of-desk.tsx')),
    isFor: ({ competitionType }) =>
      competitionType === 'team_stroke' || competitionType === 'team_stableford',
  },
  {
    name: 'draw',
    isForHelpers: true,
    Content: lazy(() => import('./draw/draw-section.tsx')),
    // Match play has its bracket.
    isFor: ({ competitionType }) => competitionType !== 'matchplay',
  },
  {
    name: 'cards',
    isForHelpers: true,
    Content: lazy(() => import('./cards/cards-section.tsx')),
    isFor: ({ competitionType }) => competitionType !== 'matchplay',
  },
  {
    name: 'prizes',
    Content: lazy(() => import('./prizes/prizes-section.tsx')),
    // Match play has no places.
    isFor: ({ competitionType }) => competitionType !== 'matchplay',
  },
  {
    name: 'share',
    Content: lazy(() => import('./share/share-section.tsx')),
    isFor: ({ competitionType }) => competitionType !== 'matchplay',
  },
]
