import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { z } from 'zod'

const Corner = z.tuple([z.number(), z.number()])
const Quad = z.tuple([Corner, Corner, Corner, Corner])

/** A printed row of the course: pars and indexes, `l` for those of women, or the lengths from a tee. */
const PrintedTruth = z.object({
  role: z.enum(['par', 'si', 'tee', 'lpar', 'lsi']),
  values: z.array(z.int()),
})
export type PrintedTruth = z.infer<typeof PrintedTruth>

/** What is written on a card, as its JSON file says; `scores` by hole, null where there is nothing to count. */
const CardTruth = z.object({
  id: z.string(),
  image: z.string(),
  layout: z.string().default('unknown'),
  course: z.object({
    par: z.array(z.int()).nullish(),
    si: z.array(z.int()).nullish(),
  }),
  printed: z.array(PrintedTruth).optional(),
  players: z.array(
    z.object({
      mode: z.enum(['gross', 'to-par']).default('gross'),
      scores: z.array(z.int().nullable()),
      /** Corners of each hole's cell in the photo, in pixels. */
      quads: z.array(Quad.nullable()).optional(),
    }),
  ),
})
export type CardTruth = z.infer<typeof CardTruth>

/** A photo. Without `truth` it shows something else than a card. */
export type Picture = { readonly id: string; readonly file: string; readonly truth: CardTruth | undefined }

/** Every photo of a folder with its truth, by name. */
export async function picturesOf(folder: string): Promise<Picture[]> {
  const names = (await readdir(folder)).sort()
  const truths = new Map<string, CardTruth>()
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const truth = CardTruth.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
    truths.set(truth.image, truth)
  }
  return names
    .filter((name) => /^\.(jpe?g|png|webp|heic)$/i.test(extname(name)))
    .map((name) => ({
      id: basename(name, extname(name)),
      file: join(folder, name),
      truth: truths.get(name),
    }))
}

export const isOfPlayers = (truth: CardTruth | undefined): truth is CardTruth =>
  truth !== undefined && truth.players.length > 0
