/** What somebody agrees to who has a photo read by a service outside, for that photo alone. */
export const outsideReaderText = {
  en: (operator: string) =>
    `The photo then leaves the club’s own computer and goes to ${operator}. Tick this only if you agree. You will be asked again for every photo.`,
  es: (operator: string) =>
    `La foto sale entonces del ordenador del club y va a ${operator}. Márquelo solo si está de acuerdo; se le pregunta de nuevo con cada foto.`,
} as const
