type Section = { readonly heading: string } & Readonly<Record<string, string>>
type Sections = Readonly<Record<string, Section>>

/** Long texts in sections, with a table of contents before them. */
export function LegalText({ contents, sections }: { contents: string; sections: Sections }) {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <nav
        aria-label={contents}
        className="h-fit rounded-card border border-line bg-card p-4 lg:sticky lg:top-20 lg:order-last"
      >
        <ol className="grid gap-2">
          {Object.entries(sections).map(([name, { heading }]) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="flex min-h-11 items-center text-soft hover:text-ink hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-prose gap-8">
        {Object.entries(sections).map(([name, { heading, ...paragraphs }]) => (
          <section key={name} id={name} className="grid scroll-mt-20 gap-2">
            <h2 className="text-title font-semibold">{heading}</h2>
            {Object.entries(paragraphs).map(([key, paragraph]) => (
              <p key={key}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
