import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** The desk’s section about who sees the board without signing in. */
export const competitionShareText = catalogue('competition-share', {
  loadFailed: 'The links could not be loaded',
  title: 'Links to the board',
  lead: 'Anybody with one of these links sees names, places, scores and holes played without signing in. Handicaps, hole scores and e-mail addresses are not shown.',
  kinds: { board: 'Public page', wall: 'Screen on the wall', frame: 'Frame for the club’s website' },
  notes: {
    board: 'For families and guests, on their phones.',
    wall: 'For the television in the clubhouse. It turns its pages by itself, reconnects after a lost connection, and shows the QR code of the public page if there is one.',
    frame: 'Paste this text into the club’s website where the board should appear.',
  },
  make: { board: 'Make the public link', wall: 'Make the link for the wall', frame: 'Make the frame' },
  end: {
    board: 'Switch the public page off',
    wall: 'Switch the wall off',
    frame: 'Switch the frame off',
  },
  ended: {
    board: 'The public page is switched off.',
    wall: 'The wall is switched off.',
    frame: 'The frame is switched off.',
  },
  making: 'Saving…',
  ending: 'Switching off…',
  unknown:
    'This link is on but cannot be shown again, because the secret of this server has changed. Switch it off and make a new one.',
  copy: { board: 'Copy the address', wall: 'Copy the address', frame: 'Copy the text' },
  copied: 'Copied.',
  notCopied: 'This browser did not copy it. Select it and copy it by hand.',
  open: 'Open',
  inTurn: 'Also shown on this wall, in turn',
  inTurnNote: 'Up to two others on the same days.',
  hold: {
    title: 'Last holes',
    lead: 'Keep the last holes secret until the prize-giving. Leaderboards, home pages, links and the wall stop before this hole. Players still see all of their own card.',
    from: 'Hidden until the prize-giving',
    hole: (hole: number, count: number) =>
      `${plural('en', count, { one: 'Hole 18 alone', other: `From hole ${hole} on, # holes` })}`,
    hide: 'Hide these holes',
    held: (hole: number) => `The board is hidden from hole ${hole} on.`,
    reveal: 'Reveal the result',
    revealNote:
      'Screens then show the result from last place to first, in about forty seconds. You can hide holes again until the result is final.',
    final: 'The result is final and shown in full.',
  },
  result: {
    title: 'Result as text',
    lead: 'For a newsletter, a mail or a message: a line for each player, without the names that you hide here.',
    copy: 'Copy the result',
    waits: 'The result can be copied when play is closed and no holes are hidden.',
    copied: 'Result copied.',
    loadFailed: 'The result could not be loaded',
    byHand: 'This browser did not copy the result. Select it and copy it by hand.',
    final: 'Final result',
    provisional: 'Provisional result',
    unnamed: 'Name withheld',
    countback: 'on countback',
    points: (points: string) => (points === '1' ? '1 point' : `${points} points`),
    through: (holes: number) => `card out after ${plural('en', holes, { one: '1 hole', other: '# holes' })}`,
    notes: {
      no_return: 'NR',
      withdrawn: 'WD',
      disqualified: 'DQ',
      no_team: 'Not in a team:',
      missed_cut: 'Missed the cut:',
    },
  },
  names: {
    title: 'Hidden names',
    lead: 'Hide a player’s name on all public boards of the club. The scores stay.',
    child: 'Children’s names are never shown.',
    hide: 'Hide the name of',
    choose: 'Choose a player',
    show: 'Show name',
    showNamed: (name: string) => `Show name: ${name}`,
  },
})
