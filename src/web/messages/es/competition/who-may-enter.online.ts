import type { Translation } from '../../catalogue.ts'
import type { whoMayEnterText } from '../../en/competition/who-may-enter.online.ts'

export default {
  only: (who: string, age: string, index: string) =>
    `Solo para ${[who, age, index].filter(Boolean).join(' ')}`,
  players: 'jugadores',
  men: 'hombres',
  women: 'mujeres',
  members: 'socios del club',
  inCategories: (names: string) => `socios de la categoría ${names}`,
  under: (age: number) => `menores de ${age} años`,
  from: (age: number) => `de ${age} años o más`,
  between: (least: number, most: number) =>
    least === most ? `de ${least} años` : `de ${least} a ${most} años`,
  indexTo: (most: string) => `con un Índice de Hándicap hasta ${most}`,
  indexFrom: (least: string) => `con un Índice de Hándicap de ${least} o más`,
  indexBetween: (least: string, most: string) => `con un Índice de Hándicap de ${least} a ${most}`,
  or: 'o',
} satisfies Translation<typeof whoMayEnterText>
