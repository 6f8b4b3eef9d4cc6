import { Calculator, Camera, Flag, Radio, SquarePen, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { publicLandingText } from '#web/messages/en/public-pages/public-landing.online.ts'
import { claimText } from '../shown-claims.ts'

export function FeatureCards() {
  const text = publicLandingText.features
  return (
    <section aria-labelledby="features" className="border-b border-line bg-card">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-14 sm:px-6 lg:py-20">
        <h2 id="features" className="text-heading font-bold">
          {text.title}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Feature icon={<Radio aria-hidden />} title={claimText('leaderboards')} text={text.leaderboards} />
          <Feature icon={<SquarePen aria-hidden />} {...text.card} />
          <Feature icon={<Camera aria-hidden />} title={claimText('scanning')} text={text.scanning} />
          <Feature icon={<Calculator aria-hidden />} title={text.handicap} text={claimText('handicap')} />
          <Feature icon={<Trophy aria-hidden />} {...text.competitions} />
          <Feature icon={<Flag aria-hidden />} {...text.administration} />
        </ul>
      </div>
    </section>
  )
}

type FeatureProps = { icon: ReactNode; title: string | undefined; text: string | undefined }

/** Empty when its claim is switched off. */
function Feature({ icon, title, text }: FeatureProps) {
  if (title === undefined || text === undefined) return null
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-3 rounded-card border border-line bg-paper p-5">
      <span className="grid size-11 place-items-center rounded-control bg-tint text-on-tint">{icon}</span>
      <h3 className="text-lead font-semibold">{title}</h3>
      <p className="col-span-2 text-soft">{text}</p>
    </li>
  )
}
