/** A club's result may be disputed for this long; photos and signatures of cards are its evidence. */
const LEAST_DAYS = 30

/** Photos go after this long in any case (photo-keeping.ts). */
const MOST_PHOTO_DAYS = 730

/** How many days photos and signatures of cards stay. */
export type CardKeeping = { photoDays: number; signatureDays: number }

/** The days a club may choose: never more than the installation keeps. */
export function keptDaysRange(installation: CardKeeping): { least: CardKeeping; most: CardKeeping } {
  const most = { ...installation, photoDays: Math.min(installation.photoDays, MOST_PHOTO_DAYS) }
  return {
    least: {
      photoDays: Math.min(LEAST_DAYS, most.photoDays),
      signatureDays: Math.min(LEAST_DAYS, most.signatureDays),
    },
    most,
  }
}
