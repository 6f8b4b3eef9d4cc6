// Given a job file ({ pages, cells }: picture files), prints what tesseract.js makes of them.
import { readFile } from 'node:fs/promises'
import { createWorker, PSM } from 'tesseract.js'

const job = JSON.parse(await readFile(process.argv[2], 'utf8'))
const langPath = new URL('./node_modules/@tesseract.js-data/eng/4.0.0_best_int', import.meta.url).pathname
const worker = await createWorker('eng', 1, { langPath, gzip: true, cacheMethod: 'none' })

const pages = []
const beforePages = process.cpuUsage()
for (const page of job.pages) {
  const { data } = await worker.recognize(page, {}, { blocks: true })
  const words = data.blocks.flatMap((block) =>
    block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)),
  )
  pages.push(
    words.map(({ text, bbox }) => ({ text, left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 })),
  )
}
const pageTime = process.cpuUsage(beforePages)

await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_CHAR, tessedit_char_whitelist: '0123456789' })
const cells = []
const beforeCells = process.cpuUsage()
for (const cell of job.cells) cells.push((await worker.recognize(cell)).data.text)
const cellTime = process.cpuUsage(beforeCells)
await worker.terminate()

const seconds = ({ user, system }, count) => (user + system) / 1e6 / count
console.log(
  JSON.stringify({
    pages,
    cells,
    secondsPage: seconds(pageTime, pages.length),
    secondsCell: seconds(cellTime, cells.length),
  }),
)
