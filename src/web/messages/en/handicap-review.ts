import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

export const handicapReviewText = catalogue('handicap-review', {
  title: 'Handicap review',
  lead: 'Whose handicap the committee may want to look at, and why. Each reason opens to its evidence; nothing here changes a handicap.',
  denied:
    'Only administrators who are on the handicap committee see the review. Any administrator can put somebody on it, under Manage in the list of members.',
  back: 'Handicap committee',
  print: 'Print',
  exportCsv: 'Export as CSV',
  exporting: 'Exporting…',
  exportFailed: 'The review could not be exported.',
  offline: 'The review is shown when you are online again',
  failed: 'The review could not be made',
  looked: (players: number, compared: number) =>
    `${plural('en', players, { one: '# player was', other: '# players were' })} looked at. ${plural('en', compared, { one: '# has at least five scores of each kind and was', other: '# have at least five scores of each kind and were' })} compared.`,
  asOf: (day: string) => `As of ${day}.`,
  index: (index: string) => `Index ${index}`,
  printedAt: (when: string) => `Printed on ${when}`,
  reason: 'Reason',
  allReasons: 'All reasons',
  order: 'Order',
  orders: { striking: 'Most striking first', latest: 'Latest first', name: 'By name' },
  nobody: 'No player.',
  shownOf: (shown: number, all: number) =>
    `The ${shown} most striking of ${all} are listed. The CSV has all of them.`,
  evidence: 'Evidence',
  noIndex: 'no index',
  kinds: {
    play_differs: {
      title: 'Competitions and general play differ',
      about:
        'The newest scores of the last two years, at most twenty of each kind, are put in order by their differentials. Listed are players whose two kinds lie further apart than dealing the scores out at random would explain, allowing for how many players were compared. About one in ten of those listed may be there by chance. It does not say why: other courses, the season or an injury can do it, and no single score is shown to be wrong.',
    },
    exceptional_scores: {
      title: 'Several exceptional scores',
      about:
        'At least two scores within a year that were 7.0 or more better than the index they were played off (Rule 5.9). The index may be too high, or the player improves quickly.',
    },
    cards_not_returned: {
      title: 'Cards not returned',
      about:
        'At least two cards within a year on which holes were entered, and that were abandoned or are still open after two days. There may be good reasons: ask before a penalty score is entered (Rule 7.1b).',
    },
    no_score: {
      title: 'No score for a year',
      about:
        'Players with an index and no score for a year or longer. The index may not show how they play now.',
    },
    cap_in_force: {
      title: 'Cap in force',
      about:
        'The soft or hard cap holds the newest index down (Rule 5.8). After an injury or an illness the committee may lift it.',
    },
    reduction_in_force: {
      title: 'Exceptional reduction in force',
      about: 'Reductions of exceptional scores among the newest twenty differentials (Rule 5.9).',
    },
    index_frozen: {
      title: 'Index frozen',
      about:
        'The committee froze the index, so no score moves it until the freeze is lifted (Rule 7.1a). The longest freeze stands first.',
    },
    index_held: {
      title: 'Index held',
      about:
        'All rounds of some days are played off one index, and these days are not over (Rules 5.4 and 7.2a).',
    },
  },
  plot: {
    competition: 'Competitions',
    general: 'General play',
    average: 'The line of each row is its average differential.',
    label: (competition: string, general: string) =>
      `Score differentials, newest first. Competitions: ${competition}. General play: ${general}.`,
  },
})
