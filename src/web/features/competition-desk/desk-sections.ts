import { lazy, type ComponentType } from 'react'
import type { Competition } from '#contract/competitions.ts'
import { competitionDeskText } from '#web/messages/en/competition-desk.ts'

type SectionName = keyof typeof competitionDeskText.sections
export type DeskSectionProps = { competition: Competition }
type DeskSection = {
  name: SectionName
  Content: ComponentType<DeskSectionProps>
  /** Whether a competition has it: match play has no cards, say. */
  isFor?: (competition: Competition) => boolean
}

/** The sections of the desk in the order of a competition's day, each loaded when it is opened. */
export const deskSections: readonly DeskSection[] = [
  { name: 'overview', Content: lazy(() => import('./overview/overview-section.tsx')) },
  { name: 'entries', Content: lazy(() => import('./entries/entries-section.tsx')) },
  {
    name: 'teams',
    Content: lazy(() => import('./teams/teams-of-desk.tsx')),
    isFor: ({ competitionType }) =>
      competitionType === 'team_stroke' || competitionType === 'team_stableford',
  },
  {
    name: 'draw',
    Content: lazy(() => import('./draw/draw-section.tsx')),
    // Match play has its bracket.
    isFor: ({ competitionType }) => competitionType !== 'matchplay',
  },
  {
    name: 'cards',
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
