import { plural } from '../../plural.ts'
import { catalogue } from '../../catalogue.ts'

/** The card that a player and their marker keep, each on their own phone (P8). */
export const markerCardText = catalogue('marker-card', {
  title: 'Marker’s card',
  of: (player: string) => `The card of ${player}`,
  open: 'Open the marker’s card',
  why: 'In this competition your marker keeps your scores on their own phone, and you both confirm the card.',
  notThere: 'There is no marker’s card here, or you do not have access to it.',
  offline: 'The marker’s card is shown when you are online again',
  notLoaded: 'The marker’s card could not be loaded',
  chooseMarker: 'Your marker',
  choose: 'Choose a player',
  name: 'Ask them to mark my card',
  naming: 'Asking...',
  nobody: 'Nobody else is entered in this competition yet.',
  waits: (marker: string) => `${marker} has not opened the card yet.`,
  agreed: (marker: string) => `${marker} marks this card.`,
  refused: 'The marker refused this card',
  differs: (holes: number) =>
    plural('en', holes, { one: '# hole has different scores', other: '# holes have different scores' }),
  agreeOn:
    'Check them together, and one of you accepts the other’s score. Until then the card cannot be handed in.',
  paperOnly: (holes: number) =>
    plural('en', holes, {
      one: '# hole has a score only on the paper',
      other: '# holes have a score only on the paper',
    }),
  paperOnlyText:
    'The paper alone does not count. Accept its scores as yours, or answer hole by hole. Until then the card cannot be handed in.',
  takePaper: (holes: number) =>
    plural('en', holes, {
      one: 'Accept the paper’s # score as mine',
      other: 'Accept the paper’s # scores as mine',
    }),
  paperWhy:
    'A photo of the paper card shows its scores beside those of player and marker. It changes none of them.',
  asWritten: (hole: number) => `Hole ${hole} as written on the paper`,
  pictureNotShown: 'The picture of the paper cannot be shown now.',
  hole: 'Hole',
  par: 'Par',
  player: 'Player',
  marker: 'Marker',
  paper: 'Paper',
  committee: 'Committee',
  nothing: '–',
  pickedUp: 'Picked up',
  notPlayed: 'Not played',
  holeOnPaper: (hole: number) => `Hole ${hole}: a score only on the paper`,
  holeDiffers: (hole: number) => `Hole ${hole}: different scores`,
  take: (value: string) => `Accept ${value}`,
  takeOf: (hole: number, value: string) => `Hole ${hole}: accept ${value}`,
  score: (hole: number) => `Score for hole ${hole}`,
  unsent: 'Some of your scores are not at the club yet. They are sent automatically.',
  certify: 'Certify my card',
  attest: 'Attest this card',
  confirming: 'Confirming...',
  refuse: 'Refuse',
  refusing: 'Refusing...',
  refuseTitle: 'Why do you refuse the card?',
  reason: 'Reason',
  reasonHint: 'The player reads it.',
  certified: (player: string) => `${player} has certified the card.`,
  attested: (marker: string) => `${marker} has attested the card.`,
  final: 'Both have confirmed the card. It is handed in.',
  byClub: 'The card is handed in.',
  failed: 'That did not work',
  tryAgain: 'Please try again.',
})
