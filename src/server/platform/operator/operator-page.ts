import { createHash } from 'node:crypto'
import { type Figures, MOST_COUNTED } from './figures.ts'
import { type OperatorLanguage, type OperatorWords, operatorWords } from './operator-words.ts'

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1.125rem;margin:2rem 0 .25rem}p{margin:.25rem 0}
dl{display:grid;grid-template-columns:minmax(9rem,1fr) minmax(0,2fr);margin:0}
dt,dd{margin:0;padding:.5rem 0;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);font-variant-numeric:tabular-nums}
.bad{font-weight:700}.bad::before{content:"⚠ "}a{color:inherit;display:inline-block;padding:.625rem 0}
@media(max-width:30rem){dl{grid-template-columns:1fr}dt{padding-bottom:0}dd{border-top:0;padding-top:0;font-weight:600}}`

/** What the page's own style is allowed by, in its Content-Security-Policy. */
export const styleHash = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

type Line = { label: string; value: string; isBad?: boolean }

/** The figures as a page without scripts that renews itself. All texts are ours, so nothing in it needs escaping. */
export function operatorPage(figures: Figures, language: OperatorLanguage): string {
  const words = operatorWords[language]
  const sections = sectionsOf(figures, words, language)
  const body = sections
    .map(({ title, lines }) => `<h2>${title}</h2><dl>${lines.map(lineHtml).join('')}</dl>`)
    .join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${words.title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="10"><style>${STYLE}</style></head>
<body><main><h1>${words.title}</h1><p>${words.intro}</p>${body}<p><a href="/metrics">${words.metrics}</a></p></main></body></html>`
}

function lineHtml({ label, value, isBad }: Line): string {
  return `<dt>${label}</dt><dd${isBad === true ? ' class="bad"' : ''}>${value}</dd>`
}

type Section = { title: string; lines: Line[] }

function sectionsOf(figures: Figures, words: OperatorWords, language: OperatorLanguage): Section[] {
  const number = new Intl.NumberFormat(language)
  const { scans, streams } = figures
  return [
    programSection(figures, words, number),
    storeSection(figures, words, number),
    queueSection(figures, words, number),
    {
      title: words.cards,
      lines: [
        { label: words.running, value: number.format(scans.running) },
        { label: words.waiting, value: number.format(scans.waiting) },
      ],
    },
    { title: words.live, lines: [{ label: words.streams, value: number.format(streams) }] },
    backupSection(figures, words),
  ]
}

function programSection(figures: Figures, words: OperatorWords, number: Intl.NumberFormat): Section {
  return {
    title: words.program,
    lines: [
      ...(figures.process === undefined
        ? []
        : [{ label: words.process, value: words.processOf(figures.process.number, figures.process.of) }]),
      { label: words.version, value: figures.version },
      { label: words.node, value: process.versions.node },
      { label: words.runningSince, value: moment(figures.startedAt) },
      { label: words.memory, value: mebibytes(process.memoryUsage.rss(), number) },
    ],
  }
}

function storeSection({ store }: Figures, words: OperatorWords, number: Intl.NumberFormat): Section {
  const { open, idle, waiting } = store.connections
  return {
    title: words.store,
    lines: [
      { label: words.state, value: store.isReady ? words.ready : words.notReady, isBad: !store.isReady },
      ...(store.bytes === undefined ? [] : [{ label: words.size, value: mebibytes(store.bytes, number) }]),
      { label: words.connections, value: words.connectionsOf(open, idle) },
      { label: words.awaited, value: number.format(waiting) },
    ],
  }
}

function queueSection(
  { queues, mailsDueSince }: Figures,
  words: OperatorWords,
  number: Intl.NumberFormat,
): Section {
  const counted = (count: number | undefined) => {
    if (count === undefined) return words.unknown
    return count >= MOST_COUNTED ? words.moreThan(number.format(MOST_COUNTED - 1)) : number.format(count)
  }
  const isOverdue = mailsDueSince !== undefined && mailsDueSince.getTime() < Date.now()
  return {
    title: words.queues,
    lines: [
      { label: words.mails, value: counted(queues?.mails) },
      ...(isOverdue ? [{ label: words.mailsDue, value: moment(mailsDueSince) }] : []),
      { label: words.pushes, value: counted(queues?.pushes) },
      { label: words.exports, value: counted(queues?.exports) },
    ],
  }
}

function backupSection({ backups: { isDaily, lastAt } }: Figures, words: OperatorWords): Section {
  const last = {
    label: words.lastBackup,
    value: lastAt ? moment(lastAt) : words.neverBackedUp,
    isBad: isDaily && lastAt === undefined,
  }
  const none = { label: words.state, value: words.notDaily, isBad: true }
  return { title: words.backups, lines: isDaily ? [last] : [last, none] }
}

function moment(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function mebibytes(bytes: number, number: Intl.NumberFormat): string {
  return `${number.format(Math.round(bytes / 2 ** 20))} MiB`
}
