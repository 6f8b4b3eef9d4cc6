import { createHash } from 'node:crypto'
import type { SharedBoard, SharedBoards } from '#contract/board/shared-boards.ts'
import type { CompetitionStatus } from '#golf/competition/competition.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import type { PlainLine } from './plain-lines.ts'
import { plainWords, type PlainLanguage, type PlainWords } from './plain-words.ts'

/** How long a page stands before its browser asks for it again; less where a wall has more screens than one. */
const REFRESH_S = 30
const TURN_S = 15
const REFRESH_DEAD_S = 60

/** For browsers of 2015 and later, so no custom properties, no grid and no layers. A wall's letters grow with its screen. */
const style =
  'body{margin:0 auto;max-width:60em;padding:12px 16px;background:#fff;color:#111;font:18px/1.4 Arial,Helvetica,sans-serif}' +
  'h1{margin:4px 0;font-size:1.5em;line-height:1.2}p{margin:4px 0}.note{color:#444;font-size:.85em}' +
  'table{width:100%;margin:8px 0;border-collapse:collapse}caption{position:absolute;left:-9999px}' +
  'th,td{padding:6px 8px;border-top:1px solid #999;text-align:left}thead th{border:0;color:#444;font-size:.85em}' +
  '.message{padding:8px 12px;background:#fff3cd;border-left:4px solid #8a6100}' +
  'th:nth-child(n+3),td:nth-child(n+3){text-align:right}td:first-child,td:nth-child(3){font-weight:bold}a{color:#111}' +
  '.wall{max-width:none;padding:2vh 3vw;font-size:32px;font-size:3.6vh;line-height:1.2}.wall h1{font-size:1.4em}' +
  '.wall table{table-layout:fixed}.wall th,.wall td{padding:.65vh 1vw}' +
  '.wall h1,.wall p,.wall th,.wall td{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}' +
  '.wall .message{white-space:normal;max-height:3.6em;padding:.2em .5em}' +
  '.wall .place{width:5em;width:9vw}.wall .score{width:12vw}.wall .state{width:30vw}'
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

type Screen = {
  club: SharedBoards['club']
  kind: SharedBoards['kind']
  board: SharedBoard
  lines: readonly PlainLine[]
  heldFrom: number | undefined
  /** Which of a wall's screens this is. */
  at: number
  screens: number
}
type Reader = { language: PlainLanguage; locale: string; now: Date }

/** One screen of a board, as a page that asks for the next one by itself. */
export function plainPage(screen: Screen, { language, locale, now }: Reader): string {
  const { club, kind, board, lines, heldFrom, at, screens } = screen
  const words = plainWords[language]
  const { timeZone } = board
  const title = boardTitle(board, words)
  const date = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(new Date(board.startDate))
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
  }).format(now)
  const facts = [
    ...[club.name, words.types[board.competitionType]],
    // A wall has room for one line.
    ...(kind === 'wall' ? [] : [board.courseName, date]),
    words.statuses[board.status],
    ...(kind === 'wall' ? closedLines(board, words) : []),
    // Never "live": a page that stands still cannot know that it does.
    board.status === 'active' || board.status === 'completed' ? words.updatedAt(time) : null,
    screens > 1 ? words.screen(at + 1, screens) : null,
  ].filter((fact) => fact !== null)
  return document(
    [
      `<h1>${escapeHtml(title)}</h1>`,
      `<p>${escapeHtml(facts.join(' · '))}</p>`,
      board.message === undefined
        ? ''
        : `<p class="message"><b>${words.message}:</b> ${escapeHtml(board.message)}</p>`,
      ...(kind === 'wall' ? [] : closedLines(board, words).map((line) => `<p><b>${line}</b></p>`)),
      heldFrom === undefined ? '' : `<p><b>${words.held(heldFrom)}</b></p>`,
      lines.length === 0 ? `<p>${words.nobody}</p>` : table(screen, { title, words }),
      `<p class="note">${words.names}</p>`,
      kind === 'wall' ? '' : madeWith(kind, words),
    ],
    {
      language,
      title,
      isWall: kind === 'wall',
      refresh: screens > 1 ? `${TURN_S};url=?at=${(at + 1) % screens}` : `${REFRESH_S}`,
    },
  )
}

/** Which holes are closed, and how many count; with its round where there are several. */
function closedLines({ closedHoles = [], roundCount = 1 }: SharedBoard, words: PlainWords): string[] {
  return closedHoles.map(({ roundNumber, holes, left: count }) => {
    const closed = words.closed({ holes, count })
    return roundCount === 1 ? closed : words.closedInRound(roundNumber, closed)
  })
}

/** For a link that shows nothing, or nothing any more. A draft that is opened later appears by itself. */
export function overPage(language: PlainLanguage): string {
  const { tab, over, overNext } = plainWords[language]
  return document([`<h1>${tab}</h1>`, `<p><b>${over}</b></p>`, `<p>${overNext}</p>`], {
    language,
    title: tab,
    isWall: false,
    refresh: `${REFRESH_DEAD_S}`,
  })
}

/** While the board cannot be read: a screen on a wall has nobody to press anything. */
export function failedPage(language: PlainLanguage): string {
  const { tab, failed, triedAgain } = plainWords[language]
  return document([`<h1>${tab}</h1>`, `<p><b>${failed}</b></p>`, `<p>${triedAgain}</p>`], {
    language,
    title: tab,
    isWall: false,
    refresh: `${REFRESH_S}`,
  })
}

type Head = { language: PlainLanguage; title: string; isWall: boolean; refresh: string }

function document(body: readonly string[], { language, title, isWall, refresh }: Head): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">` +
    `<meta http-equiv="refresh" content="${refresh}"><title>${escapeHtml(title)} · Scoreclub</title>` +
    `<link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${style}</style></head>` +
    `<body${isWall ? ' class="wall"' : ''}>${body.join('')}</body></html>`
  )
}

/** What a board is called while it is a list of entries, a leaderboard or a result. */
export function boardTitle({ name, status }: SharedBoard, words: PlainWords): string {
  switch (status) {
    case 'draft':
    case 'upcoming':
      return words.entriesOf(name)
    case 'active':
      return words.title(name)
    case 'completed':
    case 'final':
      return words.resultsOf(name)
    case 'cancelled':
      return name
  }
}

/** Before the start the board is the list of who has entered. */
function isList(status: CompetitionStatus): boolean {
  return status === 'draft' || status === 'upcoming'
}

function table({ board, lines }: Screen, { title, words }: { title: string; words: PlainWords }): string {
  const { columns } = words
  const caption = `<caption>${escapeHtml(title)}</caption>`
  // Cells and rows end where the next one begins, so that the boards of a full field stay small.
  const name = (line: PlainLine) => `<th scope=row>${escapeHtml(line.name)}`
  if (isList(board.status))
    return `<table>${caption}<thead><tr><th scope="col">${columns.player}</th></tr></thead><tbody>${lines
      .map((line) => `<tr>${name(line)}`)
      .join('')}</tbody></table>`
  const head =
    `<th scope="col" class="place">${columns.position}</th><th scope="col">${columns.player}</th>` +
    `<th scope="col" class="score">${columns[rankedBy[board.competitionType]]}</th>` +
    `<th scope="col" class="state">${columns.status}</th>`
  const rows = lines.map((line) => `<tr><td>${line.place}${name(line)}<td>${line.score}<td>${line.state}`)
  return `<table>${caption}<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Within somebody else's page no link opens the app. */
function madeWith(kind: SharedBoards['kind'], { made }: PlainWords): string {
  const elsewhere = kind === 'frame' ? ' target="_blank" rel="noopener"' : ''
  return `<p class="note"><a href="/"${elsewhere}>${made}</a></p>`
}
