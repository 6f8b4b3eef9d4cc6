import type { Translation } from '../../catalogue.ts'
import type { golfText } from '../../en/card/golf.ts'
import { plural } from '../../plural.ts'

export default {
  hole: 'Hoyo',
  par: 'Par',
  strokeIndex: 'HCP',
  strokeIndexName: 'Hándicap del hoyo',
  gross: 'Bruto',
  net: 'Neto',
  points: 'Ptos.',
  holes: '+/−',
  holesUp: 'Hoyos a favor',
  holesName: 'Hoyos ganados y perdidos contra el par',
  won: 'ganado',
  halved: 'empatado',
  lost: 'perdido',
  counts: (strokes) => `cuenta ${strokes}, el máximo`,
  pickedUp: 'bola levantada',
  pickedUpMark: 'L',
  received: (strokes) => plural('es', strokes, { one: '# golpe recibido', other: '# golpes recibidos' }),
  givenBack: (strokes) => plural('es', strokes, { one: '# golpe devuelto', other: '# golpes devueltos' }),
  marks: { eagle: 'eagle o mejor', birdie: 'birdie', bogey: 'bogey', double: 'doble bogey o peor' },
} satisfies Translation<typeof golfText>
