import type { Club } from '#contract/club/clubs.ts'
import type { ClubColour } from '#contract/club/club-colour.ts'
import { clubFaceText as text } from '#web/messages/en/club/club-face.online.ts'
import { ClubCrest } from '#web/ui/club-crest.tsx'
import { themes } from '#web/ui/tokens.ts'

type PreviewProps = { club: Club; colour: ClubColour }

/** The colour as a band with a name and a score on it, and as words on the page, in both themes side by side. */
export function ClubColourPreview({ club, colour }: PreviewProps) {
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        {(['light', 'dark'] as const).map((theme) => (
          <Sample key={theme} theme={theme} club={club} colour={colour} />
        ))}
      </div>
      <p className="text-note text-soft" role="status">
        {text.adjusted[howAdjusted(colour)]}
      </p>
    </div>
  )
}

function Sample({ theme, club, colour }: PreviewProps & { theme: 'light' | 'dark' }) {
  const { paper, ink } = themes[theme]
  return (
    <figure
      aria-label={text.inTheme[theme]}
      className="grid content-start overflow-hidden rounded-control border border-edge"
      style={{ background: paper, color: ink }}
    >
      <div
        className="grid min-h-20 content-center gap-1 px-3 py-2"
        style={{ background: colour.band, color: colour.onBand }}
      >
        <span className="flex items-center gap-2">
          <ClubCrest {...club} colour={colour} size="tiny" />
          <span className="truncate font-semibold">{club.name}</span>
        </span>
        <span className="text-title font-bold">{text.sampleScore}</span>
      </div>
      <figcaption className="grid gap-1 border-t-4 px-3 py-2" style={{ borderColor: colour[theme] }}>
        <span className="font-semibold" style={{ color: colour[theme] }}>
          {text.sampleWords}
        </span>
        <span className="text-note">{text.inTheme[theme]}</span>
      </figcaption>
    </figure>
  )
}

function howAdjusted({ chosen, band, light, dark }: ClubColour): keyof typeof text.adjusted {
  if (band === chosen && light === chosen && dark === chosen) return 'nowhere'
  return band === chosen ? 'words' : 'everywhere'
}
