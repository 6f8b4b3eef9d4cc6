import { Check } from 'lucide-react'
import { publicLandingText } from '#web/messages/en/public-pages/public-landing.online.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

export function ProblemTable() {
  const text = publicLandingText.problems
  return (
    <section aria-labelledby="problems" className="border-y border-line bg-card">
      <div className="mx-auto grid max-w-7xl gap-6 px-4 py-14 sm:px-6 lg:py-20">
        <h2 id="problems" className="text-heading font-bold">
          {text.title}
        </h2>
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b-2 border-ink">
              <th scope="col" className="w-2/5 py-2 pr-4 font-semibold">
                {text.before}
              </th>
              <th scope="col" className="py-2 font-semibold">
                {text.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(text.rows).map(([name, { problem, solution }]) => (
              <tr key={name} className="border-b border-line align-top">
                <td className="py-3 pr-4 text-soft">{problem}</td>
                <td className="py-3 font-medium">
                  <span className="flex gap-2">
                    <Check aria-hidden size={20} className="mt-0.5 hidden shrink-0 text-accent sm:block" />
                    {solution}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <LinkButton href="/auth">{text.join}</LinkButton>
        </div>
      </div>
    </section>
  )
}
