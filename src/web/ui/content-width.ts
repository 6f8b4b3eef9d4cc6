/** The one width of the content. The header, the pages and what stands above a page share it, so that they line up. */
export const contentWidth = 'mx-auto w-full max-w-7xl px-4 sm:px-6'
