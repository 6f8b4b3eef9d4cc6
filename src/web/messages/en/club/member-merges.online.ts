import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** Two records of one person that the club makes one, and two again. */
export const memberMergesText = catalogue('member-merges', {
  open: 'Merge with another record',
  openHint: 'Somebody may be here twice: typed twice, with two accounts, or as a guest before they joined.',
  title: (name: string) => `Merge a record with ${name}`,
  description:
    'Both records become one, with all cards, entries, fees and the handicap record. You can undo it.',
  search: 'Find the other record',
  searchHint: 'Name, e-mail or membership number',
  searching: 'Searching…',
  nobody: 'Nobody was found. Search by name, e-mail or membership number.',
  choose: (name: string) => `Choose ${name}`,
  another: 'Choose another record',
  stays: 'This record stays',
  goes: 'This record joins it',
  kind: {
    account: 'Member with an account',
    listed: 'Member without an account',
    guest: 'Guest',
  },
  noEmail: 'No e-mail',
  number: (number: string) => `Number ${number}`,
  handicap: (index: string) => `Handicap Index ${index}`,
  noHandicap: 'No Handicap Index',
  cards: (cards: number) =>
    cards === 0 ? 'No cards' : plural('en', cards, { one: 'One card', other: '# cards' }),
  entries: (entries: number) =>
    entries === 0 ? 'No entries' : plural('en', entries, { one: 'One entry', other: '# entries' }),
  signsIn: (name: string) => `${name} signs in with the account that stays. The other one is closed.`,
  guestCards: 'The cards of the guest then count for the Handicap Index.',
  loading: 'Checking both records…',
  loadFailed: 'The records could not be loaded',
  cannot: 'These two records cannot be merged yet.',
  chooseFirst: 'Choose the other record first.',
  refusals: {
    same_person: 'This is one and the same record. Choose the other one.',
    both_play: 'Both have a card in play. End one of the two cards first.',
    both_entered: (competition: string) =>
      `Both have a card, a team or a place in the draw of ${competition}. Take one of them out of it first.`,
    plays_elsewhere:
      'The account that would be closed is a member of another club too. Only that person can close it.',
    is_administrator:
      'The account that would be closed is an administrator’s. Make them a player first, or start from that record.',
    changed_since:
      'Another record has taken a place that this one had. If the record has been merged again since, undo that first.',
    final_since: (competition: string) =>
      `Both were entered in ${competition}, and its result has become final since. Open the result again first.`,
  },
  reason: 'Reason',
  reasonHint: 'It stands with the merged records below the members.',
  reasonMissing: 'Give a reason of at least three letters.',
  merge: 'Merge the records',
  merging: 'Merging…',
  merged: (name: string) => `${name} is one record now`,
  failed: 'The records could not be merged',
  listTitle: 'Merged records',
  line: (gone: string, kept: string) => `${gone} was merged into ${kept}`,
  by: (name: string, date: string) => `${name}, ${date}`,
  bySomebody: (date: string) => `By an account that is gone, ${date}`,
  undone: (date: string) => `Undone ${date}`,
  undo: 'Undo',
  undoNamed: (name: string) => `Undo the merge of ${name}`,
  undoTitle: (name: string) => `Make ${name} a record of their own again?`,
  undoMeans:
    'Each record gets back what it had. What has been played, entered and paid since stays with the record that stayed.',
  undoing: 'Undoing…',
  undoDone: (name: string) => `${name} is a record of their own again`,
  undoFailed: 'The merge could not be undone',
})
