/**
 * What somebody agrees to who has a photo read by a service outside, for that photo alone; {operator} is who runs it. A file
 * for each language, as phones load one.
 */
export const outsideReaderEs =
  'La foto sale entonces del ordenador del club y va a {operator}. Márquelo solo si está de acuerdo; se le pregunta de nuevo con cada foto.'
