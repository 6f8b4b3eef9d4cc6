import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

/** The desk’s section about who sees the board without signing in. */
export const competitionShareText = catalogue('competition-share', {
  loadFailed: 'The links could not be loaded',
  title: 'Links to the board',
  lead: 'Whoever has one of these links sees names, places, scores and how far each card is, without signing in. Handicaps, holes and addresses stay at the club.',
  kinds: { board: 'Public page', wall: 'Screen on the wall', frame: 'Frame for the club’s own site' },
  notes: {
    board: 'For families and guests, on their phones.',
    wall: 'For the television in the clubhouse. It turns its pages by itself, reconnects after a lost connection, and shows the QR code of the public page where there is one.',
    frame: 'Paste this text where the board is to stand on the club’s site.',
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
    'This link is on, but it cannot be shown again, because the secret of this installation has changed. Switch it off and make a new one.',
  copy: { board: 'Copy the address', wall: 'Copy the address', frame: 'Copy the text' },
  copied: 'Copied.',
  notCopied: 'This browser did not copy it. Select it and copy it by hand.',
  open: 'Open',
  inTurn: 'Also shown on this wall, in turn',
  inTurnNote: 'At most two others of the same days.',
  hold: {
    title: 'Last holes',
    lead: 'Boards can stand still until the prize-giving: places, home, links and the wall all stop before this hole. Players see their own card whole.',
    from: 'Hidden until the prize-giving',
    hole: (hole: number, count: number) =>
      `${plural('en', count, { one: 'Hole 18 alone', other: `From hole ${hole} on, # holes` })}`,
    hide: 'Hide these holes',
    held: (hole: number) => `Hole ${hole} and those after it are hidden.`,
    reveal: 'Reveal the result',
    revealNote:
      'Screens that show the board then read it from the last place to the first, in about forty seconds. Until the result is final, holes can be hidden again.',
    final: 'The result is final, and all of it is shown.',
  },
  names: {
    title: 'Who is not named',
    lead: 'Hide a player’s name on public boards. Their scores stay; the choice holds for every public board of the club.',
    child: 'A child is never named.',
    hide: 'Leave out the name of',
    choose: 'Choose a player',
    show: 'Name them',
    showNamed: (name: string) => `Name ${name}`,
  },
})
