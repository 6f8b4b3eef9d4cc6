import type { UnreadableReason } from '../../src/scan/card-reading.ts'
import { isOfPlayers } from './card-truth.ts'
import type { ReadPicture, ReadSet } from './read-set.ts'
import { calibrationOf, confusionOf, figuresOf, quantile, scoredPictures, type Share } from './set-figures.ts'

export type Table = { readonly title: string; readonly rows: readonly (readonly string[])[] }

export const percent = ({ part, of }: Share) => (of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`)
const counted = (share: Share) => (share.of === 0 ? '-' : `${share.part} of ${share.of}`)

/** The tables of docs/scan.md for these sets. */
export function tablesOf(sets: readonly ReadSet[]): Table[] {
  const good = sets.filter((set) => !set.isBad && scoredPictures(set).length > 0)
  return [bars(good), byLayout(good), calibration(good), confusion(good), refusals(sets), costs(sets)].filter(
    ({ rows }) => rows.length > 1,
  )
}

function bars(sets: readonly ReadSet[]): Table {
  return {
    title: 'Results',
    rows: [
      [
        'set',
        'cards',
        'cells right',
        'cards exactly right',
        'right among cells not marked doubtful',
        'marked doubtful',
        'no or wrong grid',
        'rows missed, rows made up',
        'rows to par recognised',
        'strokes taken for differences',
      ],
      ...sets.map((set) => {
        const figures = figuresOf(scoredPictures(set))
        return [
          set.name,
          String(figures.cards),
          percent(figures.cellsRight),
          percent(figures.cardsExact),
          percent(figures.sureRight),
          percent(figures.doubtful),
          percent(figures.lost),
          `${figures.missedRows}, ${figures.spuriousRows}`,
          counted(figures.toParRecognised),
          counted(figures.grossMistaken),
        ]
      }),
    ],
  }
}

function byLayout(sets: readonly ReadSet[]): Table {
  return {
    title: 'By layout',
    rows: [
      [
        'set',
        'layout',
        'cards',
        'cells right',
        'cards exactly right',
        'right among cells not marked doubtful',
        'marked doubtful',
        'no or wrong grid',
      ],
      ...sets.flatMap((set) => {
        const pictures = scoredPictures(set)
        const layouts = [...new Set(pictures.map(({ layout }) => layout))].sort()
        return layouts.map((layout) => {
          const figures = figuresOf(pictures.filter((picture) => picture.layout === layout))
          return [
            set.name,
            layout,
            String(figures.cards),
            percent(figures.cellsRight),
            percent(figures.cardsExact),
            percent(figures.sureRight),
            percent(figures.doubtful),
            counted(figures.lost),
          ]
        })
      }),
    ],
  }
}

function calibration(sets: readonly ReadSet[]): Table {
  return {
    title: 'Confidence, and how many were right',
    rows: [
      ['set', 'confidence', 'cells', 'mean confidence', 'right'],
      ...sets.flatMap((set) =>
        calibrationOf(scoredPictures(set).flatMap(({ card }) => card.cells)).map(
          ({ from, to, meanConfidence, right }) => [
            set.name,
            `${from} to ${to}`,
            String(right.of),
            `${(100 * meanConfidence).toFixed(1)} %`,
            percent(right),
          ],
        ),
      ),
    ],
  }
}

/** Only the pairs that were confused, the most frequent first. */
function confusion(sets: readonly ReadSet[]): Table {
  return {
    title: 'Confusions',
    rows: [
      ['set', 'written: read as (times)'],
      ...sets.map((set) => {
        const { truths, reads, counts } = confusionOf(scoredPictures(set).flatMap(({ card }) => card.cells))
        const pairs = truths.flatMap((truth, row) =>
          reads.flatMap((read, column) => {
            const count = counts[row]?.[column] ?? 0
            return truth === read || count === 0 ? [] : [{ text: `${truth}: ${read} (${count})`, count }]
          }),
        )
        pairs.sort((a, b) => b.count - a.count)
        return [
          set.name,
          pairs
            .slice(0, 12)
            .map(({ text }) => text)
            .join(', '),
        ]
      }),
    ],
  }
}

/** Bad photos and photos without a card: by what they show, where the file names say so. */
function refusals(sets: readonly ReadSet[]): Table {
  return {
    title: 'Bad photos, and photos without a card',
    rows: [
      ['set', 'photos', 'refused', 'reasons given', 'read', 'cells right of those read'],
      ...sets.flatMap((set) => {
        const pictures = set.pictures.filter(({ truth }) => set.isBad || !isOfPlayers(truth))
        const kinds = [...new Set(pictures.map(kindOf))]
        const groups = kinds.map((kind) => ({
          name: `${set.name}, ${kind}`,
          pictures: pictures.filter((picture) => kindOf(picture) === kind),
        }))
        if (groups.length > 1 && groups.every((group) => group.pictures.length > 2))
          return groups.map((group) => refusalRow(group.name, group.pictures))
        return pictures.length === 0 ? [] : [refusalRow(set.name, pictures)]
      }),
    ],
  }
}

function kindOf({ id }: ReadPicture): string {
  return id.replaceAll(/[\d_]+/g, ' ').trim()
}

function refusalRow(name: string, pictures: readonly ReadPicture[]): string[] {
  const reasons = new Map<UnreadableReason, number>()
  for (const { reading } of pictures)
    if (reading.outcome === 'unreadable') reasons.set(reading.reason, (reasons.get(reading.reason) ?? 0) + 1)
  const read = pictures.filter(({ reading }) => reading.outcome === 'read')
  return [
    name,
    String(pictures.length),
    String(pictures.length - read.length),
    [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ') || '-',
    String(read.length),
    percent(figuresOf(scoredPictures({ pictures: read })).cellsRight),
  ]
}

function costs(sets: readonly ReadSet[]): Table {
  return {
    title: 'Costs',
    rows: [
      [
        'set',
        'seconds a photo of one core: median',
        '95th percentile',
        'seconds by the clock: median',
        '95th percentile',
        'peak memory of the process',
        'load of the machine',
        'commit',
      ],
      ...sets.map(({ name, pictures, peakMb, load, commit }) => {
        const at = (values: readonly number[], share: number) => quantile(values, share).toFixed(2)
        const cpu = pictures.map(({ cpuSeconds }) => cpuSeconds)
        const clock = pictures.map(({ seconds }) => seconds)
        return [
          name,
          at(cpu, 0.5),
          at(cpu, 0.95),
          at(clock, 0.5),
          at(clock, 0.95),
          `${Math.round(peakMb)} MB`,
          load.toFixed(1),
          commit,
        ]
      }),
    ],
  }
}

/** The table as Markdown. */
export function markdown({ title, rows: [head = [], ...rows] }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n')
}
