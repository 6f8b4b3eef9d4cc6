import { copyLinks, makeResultSheet, readStanding } from '../board/board.ts'
import {
  applyRulings,
  endOpenCards,
  leaveClub,
  lockCards,
  lockCardsOfCompetition,
  lockCardsOfDays,
  postCardsOfCompetition,
  postCardsOfDays,
} from '../card/card.ts'
import type { CardParts } from '../card/register-card-room.ts'
import { tellSwitchedOff, type UploadParts } from '../club/club.ts'
import type { ClubParts } from '../club/register-club-room.ts'
import type { CompetitionParts } from '../competition/register-competition-room.ts'
import type { CardsOfDays } from '../course/declare-days.ts'
import { undoScores } from '../handicap/handicap.ts'
import { requireFreshPassword } from '../identity/identity.ts'
import type { OutboundParts } from '../outbound/register-outbound-room.ts'
import { cutPictures } from '../photo/cut-pictures.ts'
import type { Photos } from '../photo/photo.ts'
import { uploadParts } from '../photo/upload-parts.ts'
import type { Services } from '../platform/deps.ts'

type HandOvers = {
  outbound: OutboundParts
  club: ClubParts
  course: CardsOfDays
  handicap: UploadParts
  competition: CompetitionParts
  card: CardParts
}

/**
 * Commands of upper rooms that a lower room calls because it needs the answer. Lower rooms import nothing from above, so they are
 * given them here. Where no answer is needed the lower room publishes an event instead.
 */
export function handOvers(services: Services, { files }: Pick<Photos, 'files'>): HandOvers {
  const uploads = uploadParts(services)
  return {
    outbound: {
      requireFreshPassword: (input) => requireFreshPassword(services, input),
      tellSwitchedOff: (tx, webhook) => tellSwitchedOff(services, tx, webhook),
    },
    club: {
      leaveClub: (tx, input) => leaveClub(services, tx, input),
      imports: { ...uploads, undoScores: (tx, input) => undoScores(services, tx, input) },
    },
    course: {
      lockOfDays: lockCardsOfDays,
      postOfDays: (tx, days) => postCardsOfDays(services, tx, days),
    },
    handicap: uploads,
    competition: { uploads, commands: competitionCommands(services) },
    card: {
      readStanding: (tx, competitions) => readStanding(services, tx, competitions),
      photos: { read: files.read, cut: cutPictures },
    },
  }
}

/** What the commands of competitions do to cards, boards, records and links. */
function competitionCommands(services: Services): CompetitionParts['commands'] {
  return {
    results: {
      lockCards,
      applyRulings: (tx, input) => applyRulings(services, tx, input),
      endCards: (tx, { viewer, ...cards }) => endOpenCards(services, tx, { ...cards, by: viewer }),
      makeResultSheet: (tx, competition) => makeResultSheet(services, tx, competition),
    },
    copies: { copyLinks: (tx, input) => copyLinks(services, tx, input) },
    cards: {
      lockOfCompetition: lockCardsOfCompetition,
      postOfCompetition: (tx, id) => postCardsOfCompetition(services, tx, id),
    },
  }
}
