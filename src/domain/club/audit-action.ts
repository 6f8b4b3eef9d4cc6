/*
 * What the audit log knows to say: each action that it records, named after the kind of thing that is acted on. The
 * screen has a sentence for each (web/messages), and a test holds the list against the calls that change something.
 */

export const auditActions = [
  'club.created',
  'club.changed',
  'club.code_replaced',
  'club.crest_replaced',
  'club.crest_removed',
  'club.log_exported',
  'club.partner_erased',
  'member.joined',
  'member.waits',
  'member.approved',
  'member.removed',
  'member.role_changed',
  'member.also_plays_changed',
  'member.gender_changed',
  'member.handicap_set',
  'member.signed_in',
  'member.guardian_asked',
  'member.guardian_answered',
  'member.guardian_cleared',
  'member.erased',
  'invitation.sent',
  'invitation.sent_again',
  'invitation.link_shown',
  'invitation.withdrawn',
  'course.created',
  'course.changed',
  'course.holes_changed',
  'course.tees_changed',
  'competition.created',
  'competition.changed',
  'competition.status_changed',
  'competition.deleted',
  'competition.ruled',
  'competition.drawn',
  'competition.teams_drawn',
  'match.recorded',
  'match.undone',
  'team.formed',
  'team.joined',
  'team.left',
  'round.started_for_member',
  'round.handed_in',
  'round.handed_in_for_member',
  'round.corrected',
  'round.reopened',
  'round.tee_changed',
  'round.totals_confirmed',
  'round.late_score_dismissed',
] as const

export type AuditAction = (typeof auditActions)[number]

export const auditKinds = [
  'club',
  'member',
  'invitation',
  'course',
  'competition',
  'match',
  'team',
  'round',
] as const

export type AuditKind = (typeof auditKinds)[number]

/** The kind of thing that an action is about. */
export function auditKindOf(action: AuditAction): AuditKind {
  const kind = auditKinds.find((one) => action.startsWith(`${one}.`))
  if (!kind) throw new Error(`The action ${action} is about no kind of thing`)
  return kind
}
