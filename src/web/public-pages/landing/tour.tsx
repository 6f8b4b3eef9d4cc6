import { lazy, memo, Suspense } from 'react'
import { publicLandingText } from '#web/messages/en/public-pages/public-landing.online.ts'

const ID = 'tour'
/** So far ahead the code is fetched that the buttons work when they come into view. */
const NEAR = '600px'

const Carousel = lazy(async () => {
  await readerIsNear()
  return import('./carousel.tsx')
})

/**
 * The carousel is part of the page that the server sends; its code is loaded when the reader scrolls near it. Without
 * props and memoised: a new render before that would remove the pictures that were sent.
 */
export const Tour = memo(function Tour() {
  const text = publicLandingText.tour
  return (
    <section
      aria-labelledby={`${ID}-title`}
      id={ID}
      className="mx-auto grid max-w-7xl gap-6 px-4 py-14 sm:px-6 lg:py-20"
    >
      <div className="grid gap-2">
        <h2 id={`${ID}-title`} className="text-heading font-bold">
          {text.title}
        </h2>
        <p className="max-w-prose text-lead text-soft">{text.lead}</p>
      </div>
      <Suspense fallback={<div className="h-140 sm:h-180" />}>
        <Carousel />
      </Suspense>
    </section>
  )
})

/** Resolves at once where no sent page is shown meanwhile: while the build renders it, and after another page of the app. */
function readerIsNear(): Promise<void> {
  const section = typeof document === 'undefined' ? null : document.getElementById(ID)
  if (!section) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: NEAR },
    )
    observer.observe(section)
  })
}
