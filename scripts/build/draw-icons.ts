import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'

export const Icons = z.array(
  z.object({ file: z.string(), size: z.number(), purpose: z.enum(['any', 'maskable', 'touch']) }),
)

/** Phones cut a maskable icon to a circle of four fifths of its width; our mark reaches a little past that. */
const MASKABLE_SCALE = 0.84

/** Draws icon.svg as the pictures of the web app manifest, into dist/web. */
export async function drawIcons(root: string, icons: z.output<typeof Icons>): Promise<void> {
  const mark = await readFile(join(root, 'src/web/public/icon.svg'), 'utf8')
  for (const { file, size, purpose } of icons) {
    const path = join(root, 'dist/web', file)
    const density = (72 * size) / 32
    const drawn = Buffer.from(purpose === 'any' ? mark : fullBleed(mark, purpose))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(
      path,
      await sharp(drawn, { density }).resize(size, size).png({ palette: true }).toBuffer(),
    )
  }
}

/** The same mark on a ground without round corners, smaller where the edge may be cut away. */
function fullBleed(mark: string, purpose: 'maskable' | 'touch'): string {
  const parts = /^(<svg[^>]*>)(<rect [^>]*?) rx="[^"]*"([^>]*>)(.*)<\/svg>\s*$/.exec(mark)
  if (!parts) throw new Error('icon.svg is not a square and a mark on it any more.')
  const [, open = '', square = '', rest = '', drawing = ''] = parts
  const scale = purpose === 'maskable' ? MASKABLE_SCALE : 1
  const shift = 16 * (1 - scale)
  return `${open}${square}${rest}<g transform="translate(${shift} ${shift}) scale(${scale})">${drawing}</g></svg>`
}
