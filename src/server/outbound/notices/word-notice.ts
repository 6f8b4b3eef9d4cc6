import { competitionToCome, type Notice } from '#contract/outbound/notices.ts'
import { noticeWordsEn } from '#contract/outbound/notice-words-en.ts'
import { noticeWordsEs } from '#contract/outbound/notice-words-es.ts'
import type { NoticeWords } from '#contract/outbound/notice-words.ts'
import type { MailLanguage } from '../../platform/db/tables/mail.ts'

const words = { en: noticeWordsEn, es: noticeWordsEs }

/** The sentences of a notice for a device or a mail, in the language that its reader asked for. */
export function wordNotice(language: MailLanguage, notice: Notice): NoticeWords {
  const { card, competition, start } = notice
  const toCome = competitionToCome(notice)
  return words[language][notice.kind]({
    by: notice.byName,
    player: card?.playerName ?? '',
    isOwn: card?.isOwn ?? false,
    course: card?.courseName ?? '',
    competition: competition?.name ?? null,
    starts: toCome && dayAndTime(language, toCome),
    start: start
      ? {
          at: dayAndTime(language, { startsAt: start.startsAt, timeZone: competition?.timeZone ?? null }),
          hole: `${start.hole}${start.half ?? ''}`,
          partners: start.partners,
        }
      : null,
    message: notice.message ?? null,
    answer: notice.answer ?? null,
    place: notice.place ?? null,
    holes: notice.holes,
    change: notice.change,
    isAccepted: notice.isAccepted ?? false,
    players: notice.players ?? 0,
    ruling: notice.ruling,
    cardStatus: notice.cardStatus ?? null,
    isOn: notice.isOn ?? true,
    pcc: notice.pcc ?? 0,
    day: notice.day === undefined ? '' : calendarDay(language, notice.day),
    result: notice.result ?? '',
    isPair: notice.isPair === true,
    counts: notice.counts === undefined ? '' : dayAt(language, notice.counts, competition?.timeZone ?? null),
  })
}

function calendarDay(language: MailLanguage, day: string): string {
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(day))
}

/** The day of a moment on the club's calendar. */
function dayAt(language: MailLanguage, moment: string, timeZone: string | null): string {
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    ...(timeZone === null ? {} : { timeZone }),
  })
  return format.format(new Date(moment))
}

/** On the club's clock: whoever reads it plays there. */
function dayAndTime(
  language: MailLanguage,
  { startsAt, timeZone }: { startsAt: string; timeZone: string | null },
): string {
  const format = new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone === null ? {} : { timeZone }),
  })
  return format.format(new Date(startsAt))
}
