import { catalogue } from '../../catalogue.ts'

/** Words for the codes of golf and the wire. */
export const libText = catalogue('lib', {
  competitionTypes: {
    stableford: 'Stableford',
    stroke_play: 'Stroke play',
    par_bogey: 'Par/bogey',
    maximum_score: 'Maximum score',
    modified_stableford: 'Modified Stableford',
    matchplay: 'Match play',
    team_stroke: 'Team stroke play',
    team_stableford: 'Team Stableford',
  },
  bracketTypes: {
    single_elimination: 'Single elimination',
    double_elimination: 'Double elimination',
  },
  /** Where a competition stands, and the words of its status alone. */
  competitionStatuses: {
    draft: 'Draft',
    upcoming: 'Upcoming',
    open: 'Open for entry',
    closed: 'Entries closed',
    drawn: 'Drawn',
    active: 'In play',
    scores_in: 'Scores in',
    completed: 'Provisional',
    final: 'Final',
    cancelled: 'Cancelled',
  },
  /** The committee's ruling on a card, with the letters that result sheets use. */
  cardStatuses: {
    playing: 'In play',
    no_return: 'No return (NR)',
    withdrawn: 'Withdrawn (WD)',
    disqualified: 'Disqualified (DQ)',
  },
  roundInProgress: 'In Progress',
  roundAbandoned: 'Abandoned',
  roundWithdrawn: 'Ended',
  roundCorrected: 'Corrected by the club',
  holes: (count: number) => `${count} holes`,
  pickedUp: (holes: number) => (holes === 1 ? '1 hole picked up' : `${holes} holes picked up`),
  fieldRefused: 'This is not valid.',
})
