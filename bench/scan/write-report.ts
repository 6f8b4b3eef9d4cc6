import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawCard } from './card-picture.ts'
import { drawConfusion } from './confusion-picture.ts'
import { drawFailures } from './failure-sheet.ts'
import type { ReadSet } from './read-set.ts'
import { confusionOf, scoredPictures, type ScoredPicture } from './set-figures.ts'

const docs = join(import.meta.dirname, '../../docs')
const mostFailures = 48
const cardsOfLayout = 1

/** Replaces the text between the markers of this name in docs/scan.md. */
export async function writeBetween(name: string, text: string): Promise<void> {
  const file = join(docs, 'scan.md')
  const page = await readFile(file, 'utf8')
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/scan.md has no place for ${name}`)
  await writeFile(file, `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`)
}

/** Draws docs/pictures/scan from a set of drawn cards. Photos of real cards belong to somebody and must not be published. */
export async function drawPictures(set: ReadSet): Promise<void> {
  const folder = join(docs, 'pictures/scan')
  await mkdir(folder, { recursive: true })
  const pictures = scoredPictures(set)
  await drawConfusion(confusionOf(pictures.flatMap(({ card }) => card.cells)), join(folder, 'confusion.webp'))
  await drawFailures(pictures, join(folder, 'failures.webp'), mostFailures)
  for (const picture of examples(pictures)) {
    await drawCard(picture, join(folder, `card-${picture.layout}.webp`))
  }
  for (const [index, lost] of pictures
    .filter(({ card }) => card.isLost)
    .slice(0, 2)
    .entries())
    await drawCard(lost, join(folder, `lost-${index + 1}.webp`))
}

/** The card with the most rows of each layout. */
function examples(pictures: readonly ScoredPicture[]): ScoredPicture[] {
  const rows = ({ card }: ScoredPicture) => card.cells.length
  return [...new Set(pictures.map(({ layout }) => layout))].flatMap((layout) =>
    pictures
      .filter((picture) => picture.layout === layout && !picture.card.isLost)
      .sort((a, b) => rows(b) - rows(a))
      .slice(0, cardsOfLayout),
  )
}
