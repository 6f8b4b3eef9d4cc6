import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

export const handicapReviewText = catalogue('handicap-review', {
  title: 'Handicap review',
  lead: 'Players whose handicap the committee may want to check, and why. Open a reason to see its evidence. Nothing here changes a handicap.',
  denied:
    'Only administrators on the handicap committee can see the review. Any administrator can add one under Manage in the list of members.',
  back: 'Handicap committee',
  print: 'Print',
  exportCsv: 'Export as CSV',
  exporting: 'Exporting…',
  exportFailed: 'The review could not be exported.',
  offline: 'The review is shown when you are online again',
  failed: 'The review could not be made',
  looked: (players: number, compared: number) =>
    `${plural('en', players, { one: '# player was', other: '# players were' })} checked. ${plural('en', compared, { one: '# has at least five scores of each kind and was', other: '# have at least five scores of each kind and were' })} compared.`,
  asOf: (day: string) => `As of ${day}.`,
  index: (index: string) => `Index ${index}`,
  printedAt: (when: string) => `Printed on ${when}`,
  reason: 'Reason',
  allReasons: 'All reasons',
  order: 'Order',
  orders: { striking: 'Most striking first', latest: 'Latest first', name: 'By name' },
  nobody: 'No players.',
  shownOf: (shown: number, all: number) =>
    `The ${shown} most striking of ${all} are listed. The CSV has all of them.`,
  evidence: 'Evidence',
  noIndex: 'no index',
  kinds: {
    play_differs: {
      title: 'Competitions and general play differ',
      about:
        'This compares the newest scores of the last two years, at most twenty of each kind. It lists players whose two kinds differ more than chance explains, allowing for how many players were compared. About one in ten of those listed may be there by chance. Other courses, the season or an injury can be the reason, and no single score is shown to be wrong.',
    },
    exceptional_scores: {
      title: 'Several exceptional scores',
      about:
        'At least two scores within a year that were 7.0 or more better than the index they were played off (Rule 5.9). The index may be too high, or the player may be improving quickly.',
    },
    cards_not_returned: {
      title: 'Cards not returned',
      about:
        'At least two cards within a year with scores entered that were abandoned or are still open after two days. There may be good reasons: ask the player before you enter a penalty score (Rule 7.1b).',
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
        'The committee froze the index, so no score moves it until the freeze is lifted (Rule 7.1a). The longest freeze comes first.',
    },
    index_held: {
      title: 'Index held',
      about:
        'All rounds on certain days are played off one index, and those days are not over (Rules 5.4 and 7.2a).',
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
