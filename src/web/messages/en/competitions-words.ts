import { catalogue } from '../catalogue.ts'

/** What competitions, brackets and cards are called everywhere. */
export const competitionsWordsText = catalogue('competitions-words', {
  types: {
    stableford: 'Stableford',
    stroke_play: 'Stroke play',
    matchplay: 'Match play',
    team_stroke: 'Team stroke play',
    team_stableford: 'Team Stableford',
  },
  brackets: {
    single_elimination: 'Single elimination',
    double_elimination: 'Double elimination',
  },
  statuses: {
    draft: 'Draft',
    upcoming: 'Upcoming',
    active: 'Active',
    completed: 'Completed',
    final: 'Final',
    cancelled: 'Cancelled',
  },
  cards: {
    playing: 'In play',
    no_return: 'No return (NR)',
    withdrawn: 'Withdrawn (WD)',
    disqualified: 'Disqualified (DQ)',
  },
})
