/** Queues mails in the caller’s transaction. */
export { queueMail, queueMails, queueMailToAdmins } from './mail/mail.store.ts'
/** Tells somebody something: a row for the app, a push or a mail for who sleeps, sent after the commit and once for each key. */
export { addNotice, addNotices } from './notices/add-notice.store.ts'
/** How many people a notice reaches. */
export { countReached, countWouldReach } from './notices/notice-reach.store.ts'
/** Removes notices that are too old to be read. */
export { deleteOldNotices } from './notices/notices.store.ts'
/** Takes a browser’s subscription over to another person. */
export { moveSubscription } from './notices/push/push.store.ts'
/** Which clubs want each score told to another program. */
export type { ScoreClubs } from './webhooks/score-clubs.ts'
/** Tells a club's other programs, after the commit. */
export { addWebhookNews } from './webhooks/webhook-events.store.ts'
/** A webhook as it is stored. */
export type { WebhookRow } from './webhooks/webhooks.store.ts'
