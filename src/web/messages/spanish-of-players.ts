import { speakErrors } from '#contract/error-body.ts'
import { speakFormerMember } from '#contract/former-member.ts'
import { speakFieldSentences } from '#contract/field-sentences.ts'
import { installLanguage, namedByFile, type Texts } from './catalogue.ts'
import { spanishErrors } from './spanish-errors.ts'
import { spanishFieldSentences } from './spanish-field-sentences.ts'

/**
 * What the pages of players say: one chunk, fetched only for readers of Spanish and kept on their phones. The other parts
 * are in spanish-of-others.ts, and each part is named in one of the two lists; scripts/first-load.test.ts finds a page of
 * players that shows another part.
 */
export const spanishOfPlayers: Readonly<Record<string, Texts>> = namedByFile(
  import.meta.glob<Texts>(
    [
      './es/*.ts',
      '!./es/admin-dashboard.ts',
      '!./es/analytics.ts',
      '!./es/app-manifest.ts',
      '!./es/access-tokens.ts',
      '!./es/audit-log.ts',
      '!./es/billing.ts',
      '!./es/card-account.ts',
      '!./es/card-acts.ts',
      '!./es/entry-fee-page.ts',
      '!./es/champions.ts',
      '!./es/change-mismatches.ts',
      '!./es/close-holes.ts',
      '!./es/closing.ts',
      '!./es/club-admin.ts',
      '!./es/club-competitions.ts',
      '!./es/club-courses.ts',
      '!./es/club-face.ts',
      '!./es/club-keeping.ts',
      '!./es/club-privacy.ts',
      '!./es/club-setup.ts',
      '!./es/club-rules.ts',
      '!./es/competition-desk.ts',
      '!./es/desk-cards.ts',
      '!./es/term-corrections.ts',
      '!./es/card-terms.ts',
      '!./es/other-cards.ts',
      '!./es/competition-paper.ts',
      '!./es/competition-share.ts',
      '!./es/shared-boards.ts',
      '!./es/draw-terms.ts',
      '!./es/club-not-for-handicap.ts',
      '!./es/not-for-handicap.ts',
      '!./es/practice-round.ts',
      '!./es/nine-holes.ts',
      '!./es/desk-entries.ts',
      '!./es/guest-list.ts',
      '!./es/desk-helpers.ts',
      '!./es/eclectic.ts',
      '!./es/devices.ts',
      '!./es/entry-times.ts',
      '!./es/guardian.ts',
      '!./es/own-account.ts',
      '!./es/who-may-enter.ts',
      '!./es/your-data.ts',
      '!./es/club-allowance.ts',
      '!./es/handicap-committee.ts',
      '!./es/handicap-decisions.ts',
      '!./es/handicap-review.ts',
      '!./es/kiosk.ts',
      '!./es/learn-from-card.ts',
      '!./es/club-learning.ts',
      '!./es/mails-not-arrived.ts',
      '!./es/member-categories.ts',
      '!./es/member-details.ts',
      '!./es/member-export.ts',
      '!./es/member-import.ts',
      '!./es/rounds-elsewhere.ts',
      '!./es/score-import.ts',
      '!./es/sheet-import.ts',
      '!./es/match-dialogs.ts',
      '!./es/member-invite.ts',
      '!./es/movers.ts',
      '!./es/pair-draw.ts',
      '!./es/programs.ts',
      '!./es/read-here.ts',
      '!./es/public-heads.ts',
      '!./es/public-landing.ts',
      '!./es/public-pages.ts',
      '!./es/public-privacy.ts',
      '!./es/public-terms.ts',
      '!./es/public-tour.ts',
      '!./es/public.ts',
      '!./es/season.ts',
      '!./es/season-editor.ts',
      '!./es/start-draw.ts',
      '!./es/unknown-zone.ts',
      '!./es/passkeys.ts',
      '!./es/second-step.ts',
      '!./es/sign-in-service.ts',
      '!./es/also-plays.ts',
      '!./es/club-formats.ts',
      '!./es/club-settings.ts',
      '!./es/club-start.ts',
      '!./es/member-matches.ts',
      '!./es/member-merges.ts',
      '!./es/four-ball-scores.ts',
      '!./es/own-claim.ts',
      '!./es/club-day.ts',
      '!./es/pdf-button.ts',
      '!./es/public-name.ts',
      '!./es/course-photo.ts',
      '!./es/notices.ts',
    ],
    { eager: true, import: 'default' },
  ),
)

export function speakSpanish(): void {
  installLanguage(spanishOfPlayers)
  speakErrors(spanishErrors)
  speakFormerMember({ firstName: 'Antiguo', lastName: 'socio' })
  speakFieldSentences(spanishFieldSentences)
}
