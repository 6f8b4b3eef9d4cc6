type Event = { when: string; title: string; text: string }

export function Timeline({ events }: { events: readonly Event[] }) {
  return (
    <ol className="grid max-w-prose gap-6 border-l-2 border-accent pl-6">
      {events.map(({ when, title, text }) => (
        <li key={when} className="relative grid gap-0.5">
          <span aria-hidden className="absolute top-1.5 -left-[1.9rem] size-3 rounded-round bg-accent" />
          <p className="text-note font-medium text-soft">{when}</p>
          <h2 className="text-title font-semibold">{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
