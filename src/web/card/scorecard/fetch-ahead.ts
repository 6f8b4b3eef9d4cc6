/** What the card needs later, so that it is there without a network; what cannot be had now is fetched when it is opened. */
export async function fetchAhead(): Promise<void> {
  await Promise.allSettled([
    import('./desk/wide-card.tsx'),
    import('./hand-in/verify-dialog.tsx'),
    import('./hand-in/round-completed.tsx'),
    import('./hand-in/handed-in-here.tsx'),
    import('#web/card/round-brought/round-brought-card.online.tsx'),
    import('signature_pad'),
    import('#web/card/most-likely.tsx'),
    import('#web/platform/many-strokes.online.tsx'),
    import('./scan-part.tsx'),
    import('#web/photo/prepare-photo.ts'),
  ])
}
