import { accessTokensPrivacy } from './tables/access-tokens.ts'
import { countedRoundsPrivacy, holeTalliesPrivacy } from './tables/analytics.ts'
import { auditLogPrivacy, auditHeadsPrivacy } from './tables/audit.ts'
import {
  clubSubscriptionsPrivacy,
  paymentEventsPrivacy,
  clubCardAccountsPrivacy,
  entryPaymentsPrivacy,
} from './tables/billing.ts'
import { bracketsPrivacy, matchesPrivacy, matchReportsPrivacy } from './tables/brackets.ts'
import { cardObjectionsPrivacy } from './tables/card-objections.ts'
import { championsPrivacy } from './tables/champions.ts'
import { clubCalendarsPrivacy } from './tables/club-calendars.ts'
import {
  clubsPrivacy,
  clubCrestsPrivacy,
  memberCategoriesPrivacy,
  clubImportsPrivacy,
  membershipsPrivacy,
  handicapEntriesPrivacy,
} from './tables/clubs.ts'
import { competitionsPrivacy, resultSheetsPrivacy, competitionEntriesPrivacy } from './tables/competitions.ts'
import { consentTextsPrivacy, consentsPrivacy, guardiansPrivacy } from './tables/consents.ts'
import { coursesPrivacy, daysNotForHandicapPrivacy, teesPrivacy, holesPrivacy } from './tables/courses.ts'
import { dataMigrationsPrivacy } from './tables/data-migrations.ts'
import { deskHelpersPrivacy } from './tables/desk-helpers.ts'
import { playingGroupsPrivacy, playingGroupMembersPrivacy, guestsPrivacy } from './tables/groups.ts'
import {
  handicapScoresPrivacy,
  handicapCorrectionsPrivacy,
  handicapRulingsPrivacy,
  handicapDecisionsPrivacy,
} from './tables/handicap-scores.ts'
import { invitationsPrivacy } from './tables/invitations.ts'
import { kiosksPrivacy, kioskHandInsPrivacy } from './tables/kiosks.ts'
import { lateScoresPrivacy } from './tables/late-scores.ts'
import { learningCellsPrivacy } from './tables/learning.ts'
import { mailsPrivacy } from './tables/mail.ts'
import { matchCardsPrivacy, matchEntriesPrivacy } from './tables/match-cards.ts'
import { memberMatchAnswersPrivacy, memberMergesPrivacy } from './tables/member-matches.ts'
import {
  noticesPrivacy,
  noticesOffPrivacy,
  pushSubscriptionsPrivacy,
  pushDeliveriesPrivacy,
} from './tables/notices.ts'
import { passkeysPrivacy, passkeyChallengesPrivacy } from './tables/passkeys.ts'
import { pastResultsPrivacy, pastResultRowsPrivacy } from './tables/past-results.ts'
import { photosPrivacy, photoPlacesPrivacy, scanRunsPrivacy, paperPicturesPrivacy } from './tables/photos.ts'
import { playerMessagesPrivacy } from './tables/player-messages.ts'
import {
  playingConditionsPrivacy,
  playingConditionsCoursesPrivacy,
  playingConditionsChangesPrivacy,
} from './tables/playing-conditions.ts'
import { dataExportsPrivacy, fileRemovalsPrivacy } from './tables/privacy.ts'
import { prizePlansPrivacy, prizeWinnersPrivacy } from './tables/prizes.ts'
import { roundEventsPrivacy } from './tables/round-events.ts'
import { roundsElsewherePrivacy } from './tables/rounds-elsewhere.ts'
import {
  roundsPrivacy,
  holeEntriesPrivacy,
  roundScorersPrivacy,
  markerCardsPrivacy,
  holeScoresPrivacy,
} from './tables/rounds.ts'
import { seasonsPrivacy, seasonCompetitionsPrivacy } from './tables/seasons.ts'
import { oneTimeSecretsPrivacy, recoveryCodesPrivacy, startedSignInsPrivacy } from './tables/second-step.ts'
import { shareLinksPrivacy } from './tables/share-links.ts'
import { startSheetsPrivacy, startPlacesPrivacy, startWishesPrivacy } from './tables/start-sheets.ts'
import { startingScoresPrivacy } from './tables/starting-scores.ts'
import { teamsPrivacy, teamMembersPrivacy } from './tables/teams.ts'
import { termCorrectionsPrivacy } from './tables/term-corrections.ts'
import {
  usersPrivacy,
  sessionsPrivacy,
  accountsPrivacy,
  verificationsPrivacy,
  emailCodesPrivacy,
  knownDevicesPrivacy,
  signInPreferencesPrivacy,
  rateLimitsPrivacy,
} from './tables/users.ts'
import { webhooksPrivacy, webhookDeliveriesPrivacy } from './tables/webhooks.ts'
import type { PrivacyNotes } from './privacy-notes.ts'

/** The notes of every table: what erasure, export and docs/privacy.md are made from. */
export const allPrivacyNotes: readonly PrivacyNotes[] = [
  accessTokensPrivacy,
  countedRoundsPrivacy,
  holeTalliesPrivacy,
  auditLogPrivacy,
  auditHeadsPrivacy,
  clubSubscriptionsPrivacy,
  paymentEventsPrivacy,
  clubCardAccountsPrivacy,
  entryPaymentsPrivacy,
  bracketsPrivacy,
  matchesPrivacy,
  matchReportsPrivacy,
  cardObjectionsPrivacy,
  championsPrivacy,
  clubCalendarsPrivacy,
  clubsPrivacy,
  clubCrestsPrivacy,
  memberCategoriesPrivacy,
  clubImportsPrivacy,
  membershipsPrivacy,
  handicapEntriesPrivacy,
  competitionsPrivacy,
  resultSheetsPrivacy,
  competitionEntriesPrivacy,
  consentTextsPrivacy,
  consentsPrivacy,
  guardiansPrivacy,
  coursesPrivacy,
  daysNotForHandicapPrivacy,
  teesPrivacy,
  holesPrivacy,
  dataMigrationsPrivacy,
  deskHelpersPrivacy,
  playingGroupsPrivacy,
  playingGroupMembersPrivacy,
  guestsPrivacy,
  handicapScoresPrivacy,
  handicapCorrectionsPrivacy,
  handicapRulingsPrivacy,
  handicapDecisionsPrivacy,
  invitationsPrivacy,
  kiosksPrivacy,
  kioskHandInsPrivacy,
  lateScoresPrivacy,
  learningCellsPrivacy,
  mailsPrivacy,
  matchCardsPrivacy,
  matchEntriesPrivacy,
  memberMatchAnswersPrivacy,
  memberMergesPrivacy,
  noticesPrivacy,
  noticesOffPrivacy,
  pushSubscriptionsPrivacy,
  pushDeliveriesPrivacy,
  passkeysPrivacy,
  passkeyChallengesPrivacy,
  pastResultsPrivacy,
  pastResultRowsPrivacy,
  photosPrivacy,
  photoPlacesPrivacy,
  scanRunsPrivacy,
  paperPicturesPrivacy,
  playerMessagesPrivacy,
  playingConditionsPrivacy,
  playingConditionsCoursesPrivacy,
  playingConditionsChangesPrivacy,
  dataExportsPrivacy,
  fileRemovalsPrivacy,
  prizePlansPrivacy,
  prizeWinnersPrivacy,
  roundEventsPrivacy,
  roundsElsewherePrivacy,
  roundsPrivacy,
  holeEntriesPrivacy,
  roundScorersPrivacy,
  markerCardsPrivacy,
  holeScoresPrivacy,
  seasonsPrivacy,
  seasonCompetitionsPrivacy,
  oneTimeSecretsPrivacy,
  recoveryCodesPrivacy,
  startedSignInsPrivacy,
  shareLinksPrivacy,
  startSheetsPrivacy,
  startPlacesPrivacy,
  startWishesPrivacy,
  startingScoresPrivacy,
  teamsPrivacy,
  teamMembersPrivacy,
  termCorrectionsPrivacy,
  usersPrivacy,
  sessionsPrivacy,
  accountsPrivacy,
  verificationsPrivacy,
  emailCodesPrivacy,
  knownDevicesPrivacy,
  signInPreferencesPrivacy,
  rateLimitsPrivacy,
  webhooksPrivacy,
  webhookDeliveriesPrivacy,
]
