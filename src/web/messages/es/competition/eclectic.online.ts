import type { Translation } from '../../catalogue.ts'
import { plural } from '../../plural.ts'
import type { eclecticText } from '../../en/competition/eclectic.online.ts'

export default {
  title: 'Eclectic',
  about: (course: string) =>
    `El mejor resultado de cada jugador en cada hoyo de ${course}, entre todas las competiciones de la temporada.`,
  netAbout: (percent: string) =>
    `El neto resta el ${percent} % del Índice de Hándicap, redondeado a golpes enteros.`,
  order: 'Ordenar por',
  gross: 'Bruto',
  net: 'Neto',
  loadFailed: 'No se ha podido cargar la eclectic',
  nobody: 'Todavía no cuenta ningún hoyo',
  nobodyNote: 'La eclectic empieza cuando una competición de la temporada en este campo es definitiva.',
  missing: (holes: number) => plural('es', holes, { one: 'Falta un hoyo', other: 'Faltan # hoyos' }),
  grossAndNet: (gross: string, net: string) => `Bruto ${gross}, neto ${net}`,
  grossOnly: (gross: string) => `Bruto ${gross}`,
  noIndex: 'sin Índice de Hándicap y, por tanto, sin neto',
  hole: 'Hoyo',
  par: 'Par',
  best: 'Mejor',
  from: 'De',
  holesOf: (name: string) => `Mejores hoyos de ${name}`,
  holesFrom: (count: number) => plural('es', count, { one: 'un hoyo', other: '# hoyos' }),
  notHoled: 'Todavía sin terminar',
  sum: (gross: string) => `Bruto: ${gross}, la suma de los hoyos`,
  netSum: (gross: string, strokes: string, net: string, percent: string) =>
    `Neto: ${gross} menos ${strokes} (el ${percent} % del Índice de Hándicap) son ${net}`,
  netSumPlus: (gross: string, strokes: string, net: string, percent: string) =>
    `Neto: ${gross} más ${strokes} (el ${percent} % de un índice plus) son ${net}`,
} satisfies Translation<typeof eclecticText>
