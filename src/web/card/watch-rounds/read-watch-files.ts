import { accepted, refused, type Outcome } from '#golf/outcome.ts'
import { understandGarminRounds, type UnderstoodRounds } from '#contract/card/round-file/garmin-rounds.ts'
import { joinWatchJson, readWatchJson, type WatchJson } from './read-watch-json.ts'
import { readZipTexts, type ZipRefusal } from './read-zip-texts.ts'

const MOST_JSON_BYTES = 60_000_000
const MOST_FILES = 50

export type WatchReading = UnderstoodRounds & {
  /** Cards that are not as any known file has them. */
  unreadable: number
}

export type WatchFileRefusal =
  ZipRefusal | 'unknown' | 'no_golf_in_zip' | 'too_large' | 'only_courses' | 'no_rounds'

/** The rounds of files that were chosen together: Garmin's JSON, or the ZIP of an account, by what is in them. */
export async function readWatchFiles(
  files: readonly Blob[],
): Promise<Outcome<WatchReading, WatchFileRefusal>> {
  const read: WatchJson[] = []
  for (const file of files.slice(0, MOST_FILES)) {
    const texts = await textsOf(file)
    if (!texts.ok) return texts
    for (const text of texts.value) {
      const json = readWatchJson(text)
      if (!json) return refused('unknown')
      read.push(json)
    }
  }
  return finish(read)
}

export function readWatchText(text: string): Outcome<WatchReading, WatchFileRefusal> {
  const json = readWatchJson(text)
  return json ? finish([json]) : refused('unknown')
}

function finish(files: readonly WatchJson[]): Outcome<WatchReading, WatchFileRefusal> {
  const { cards, unreadable } = joinWatchJson(files)
  if (cards.length === 0 && unreadable === 0)
    return refused(files.some(({ courseNames }) => courseNames.size > 0) ? 'only_courses' : 'no_rounds')
  return accepted({ ...understandGarminRounds(cards), unreadable })
}

async function textsOf(file: Blob): Promise<Outcome<string[], WatchFileRefusal>> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (start[0] !== 0x50 || start[1] !== 0x4b)
    return file.size > MOST_JSON_BYTES ? refused('too_large') : accepted([await file.text()])
  const texts = await readZipTexts(file, isGolf)
  return texts.ok && texts.value.length === 0 ? refused('no_golf_in_zip') : texts
}

/** The two files of an account that rounds are in. */
const isGolf = (name: string) => /(?:^|\/)Golf-(?:SCORECARD|COURSE)\.json$/.test(name)
