/** What somebody agrees to who has a photo read by a service outside, for that photo alone. A file for each language, as phones load one. */
export const outsideReaderEs = (operator: string) =>
  `La foto sale entonces del ordenador del club y va a ${operator}. Márquelo solo si está de acuerdo; se le pregunta de nuevo con cada foto.`
