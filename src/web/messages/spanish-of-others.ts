import { addToLanguage, namedByFile, type Texts } from './catalogue.ts'

/** What only the pages of administration, of the kiosk and for everyone say: fetched with the first of them. */
export const spanishOfOthers: Readonly<Record<string, Texts>> = namedByFile(
  import.meta.glob<Texts>(
    [
      './es/admin-dashboard.ts',
      './es/analytics.ts',
      './es/app-manifest.ts',
      './es/audit-log.ts',
      './es/closing.ts',
      './es/club-admin.ts',
      './es/club-competitions.ts',
      './es/club-courses.ts',
      './es/club-face.ts',
      './es/club-keeping.ts',
      './es/club-privacy.ts',
      './es/club-setup.ts',
      './es/club-rules.ts',
      './es/competition-desk.ts',
      './es/desk-cards.ts',
      './es/draw-terms.ts',
      './es/desk-entries.ts',
      './es/handicap-committee.ts',
      './es/handicap-decisions.ts',
      './es/handicap-review.ts',
      './es/kiosk.ts',
      './es/member-categories.ts',
      './es/member-export.ts',
      './es/member-import.ts',
      './es/score-import.ts',
      './es/sheet-import.ts',
      './es/match-dialogs.ts',
      './es/member-invite.ts',
      './es/pair-draw.ts',
      './es/competition-paper.ts',
      './es/competition-share.ts',
      './es/public-heads.ts',
      './es/public-landing.ts',
      './es/public-pages.ts',
      './es/public-privacy.ts',
      './es/public-terms.ts',
      './es/public-tour.ts',
      './es/public.ts',
      './es/season.ts',
      './es/season-editor.ts',
      './es/start-draw.ts',
      './es/shared-boards.ts',
    ],
    { eager: true, import: 'default' },
  ),
)

export function speakSpanishOfOthers(): void {
  addToLanguage(spanishOfOthers)
}
