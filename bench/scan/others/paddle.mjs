// Given a job file ({ pages, cells }: picture files), prints what PaddleOCR (v4, as @gutenye/ocr-node packs it) makes of them.
import { readFile } from 'node:fs/promises'
import Ocr from '@gutenye/ocr-node'

const job = JSON.parse(await readFile(process.argv[2], 'utf8'))
const ocr = await Ocr.create()

const pages = []
const beforePages = process.cpuUsage()
for (const page of job.pages) {
  const lines = await ocr.detect(page)
  pages.push(
    lines.map(({ text, box }) => {
      const [xs, ys] = [box.map(([x]) => x), box.map(([, y]) => y)]
      return {
        text,
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      }
    }),
  )
}
const pageTime = process.cpuUsage(beforePages)

const cells = []
const beforeCells = process.cpuUsage()
for (const cell of job.cells) cells.push((await ocr.detect(cell)).map(({ text }) => text).join(''))
const cellTime = process.cpuUsage(beforeCells)

const seconds = ({ user, system }, count) => (user + system) / 1e6 / count
console.log(
  JSON.stringify({
    pages,
    cells,
    secondsPage: seconds(pageTime, pages.length),
    secondsCell: seconds(cellTime, cells.length),
  }),
)
