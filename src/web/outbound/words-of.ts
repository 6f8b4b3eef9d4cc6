import { competitionToCome, type Notice } from '#contract/outbound/notices.ts'
import { noticeWordsEn } from '#contract/outbound/notice-words-en.ts'
import { noticeWordsEs } from '#contract/outbound/notice-words-es.ts'
import type { NoticeWords } from '#contract/outbound/notice-words.ts'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { readerLanguage } from '#web/messages/language.ts'

const words = { en: noticeWordsEn, es: noticeWordsEs }

/** The sentence of a notice in the reader's language, as their device was sent it. */
export function wordsOf({ kind, card, competition, start, ...facts }: Notice): NoticeWords {
  const toCome = competitionToCome({ at: facts.at, competition })
  return words[readerLanguage()][kind]({
    by: facts.byName,
    player: card?.playerName ?? '',
    isOwn: card?.isOwn ?? false,
    course: card?.courseName ?? '',
    competition: competition?.name ?? null,
    starts: toCome && formatDateTime(toCome.startsAt, toCome.timeZone ?? undefined),
    start: start
      ? {
          at: formatDateTime(start.startsAt, competition?.timeZone ?? undefined),
          hole: `${start.hole}${start.half ?? ''}`,
          partners: start.partners,
        }
      : null,
    message: facts.message ?? null,
    answer: facts.answer ?? null,
    place: facts.place ?? null,
    holes: facts.holes,
    change: facts.change,
    isAccepted: facts.isAccepted ?? false,
    players: facts.players ?? 0,
    ruling: facts.ruling,
    cardStatus: facts.cardStatus ?? null,
    isOn: facts.isOn ?? true,
    pcc: facts.pcc ?? 0,
    day: facts.day === undefined ? '' : formatDate(facts.day, 'UTC'),
    result: facts.result ?? '',
    isPair: facts.isPair === true,
    counts: facts.counts === undefined ? '' : formatDate(facts.counts, competition?.timeZone ?? undefined),
  })
}
