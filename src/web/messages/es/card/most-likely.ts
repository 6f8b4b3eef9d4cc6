import type { Translation } from '../../catalogue.ts'
import type { mostLikelyText } from '../../en/card/most-likely.ts'

const golpes = (count: number) => (count === 1 ? '1 golpe' : `${count} golpes`)

export default {
  title: (hole) => `Resultado más probable, hoyo ${hole}`,
  what: 'Solo para su historial de hándicap: allí cuenta el menor entre este y el doble bogey neto. El hoyo sigue levantado.',
  taken: 'Golpes dados, con penalizaciones',
  ball: 'Dónde estaba la bola',
  places: {
    close: 'A menos de 1,5 m (5 pies) del hoyo',
    near: 'Hasta 20 m (20 yardas) del hoyo',
    far: 'Más lejos',
  },
  toFinish: 'Golpes para terminar, a su juicio',
  add: (count) => `Sumar ${golpes(count)}`,
  save: (score) => `Anotar ${score}`,
  without: 'Dejarlo sin anotar',
} satisfies Translation<typeof mostLikelyText>
