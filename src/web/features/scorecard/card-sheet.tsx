import type { RoundDetail } from '#contract/rounds.ts'
import type { CardLine, CardSum } from '#domain/scoring/card.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { scorecardRoundText } from '#web/messages/en/scorecard-round.ts'
import { entryFromWire } from '#web/offline/kept-round.ts'
import { cardOfRound } from './card-of-round.ts'
import { resultName, strokesText } from './hole-words.ts'
import { ScoreMark } from './score-mark.tsx'

const cell = 'border-t border-line px-2 py-1 text-center print:py-0'

/** The card as on paper: a row for each hole, the two nines summed. Prints on one sheet. */
export function CardSheet({ round }: { round: RoundDetail }) {
  const card = cardOfRound(
    round,
    new Map(round.entries.map((entry) => [entry.holeNumber, entryFromWire(entry)])),
  )
  const hasBack = card.lines.length > 9
  const handedIn = { gross: round.grossScore, net: round.netScore, points: round.stablefordPoints }
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card print:rounded-none">
      {round.totalsOnly && <p className="px-3 py-2 text-soft">{scorecardRoundText.totalsOnly}</p>}
      <table className="w-full border-collapse">
        <caption className="sr-only">{scorecardText.card}</caption>
        <thead>
          <tr className="bg-sunken text-note">
            <Head>{scorecardText.hole}</Head>
            <Head>{scorecardText.par}</Head>
            <Head>
              <abbr title={scorecardText.strokeIndexName} className="no-underline">
                {scorecardText.strokeIndex}
              </abbr>
            </Head>
            <Head>{scorecardText.gross}</Head>
            <Head>{scorecardText.net}</Head>
            <Head>{scorecardText.points}</Head>
          </tr>
        </thead>
        <tbody>
          {card.lines.slice(0, 9).map((line) => (
            <HoleRow key={line.holeNumber} line={line} />
          ))}
          {hasBack && !round.totalsOnly && (
            <SumRow label={scorecardText.out} par={card.out.par} sums={card.out} />
          )}
          {card.lines.slice(9).map((line) => (
            <HoleRow key={line.holeNumber} line={line} />
          ))}
          {hasBack && !round.totalsOnly && (
            <SumRow label={scorecardText.in} par={card.in.par} sums={card.in} />
          )}
          <SumRow
            label={scorecardText.total}
            par={card.total.par}
            sums={round.totalsOnly ? handedIn : card.total}
          />
        </tbody>
      </table>
    </div>
  )
}

function Head({ children }: { children: React.ReactNode }) {
  return (
    <th scope="col" className="px-2 py-2 font-semibold">
      {children}
    </th>
  )
}

function HoleRow({ line }: { line: CardLine }) {
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={`${cell} font-bold`}>
        {line.holeNumber}
      </th>
      <td className={cell}>{line.par}</td>
      <td className={cell}>
        {line.strokeIndex}
        {line.strokesReceived !== 0 && (
          <span className="ml-1 text-note">
            <span aria-hidden>{line.strokesReceived > 0 ? '●'.repeat(line.strokesReceived) : '○'}</span>
            <span className="sr-only">{strokesText(line.strokesReceived)}</span>
          </span>
        )}
      </td>
      <td className={`${cell} h-10 print:h-7`}>
        <span className="grid place-items-center">
          {line.result.kind === 'not_played' ? (
            <span aria-hidden>–</span>
          ) : (
            <ScoreMark line={line} size="sheet" />
          )}
        </span>
        <span className="sr-only">{resultName(line) || scorecardText.noScore}</span>
      </td>
      <td className={cell}>{line.net ?? ''}</td>
      <td className={cell}>{line.points ?? ''}</td>
    </tr>
  )
}

type Sums = { [Name in keyof Omit<CardSum, 'par'>]: number | null }

function SumRow({ label, par, sums }: { label: string; par: number; sums: Sums }) {
  return (
    <tr className="break-inside-avoid bg-sunken font-bold">
      <th scope="row" className={`${cell} uppercase`}>
        {label}
      </th>
      <td className={cell}>{par}</td>
      <td className={cell} />
      <td className={cell}>{sums.gross ?? ''}</td>
      <td className={cell}>{sums.net ?? ''}</td>
      <td className={cell}>{sums.points ?? ''}</td>
    </tr>
  )
}
