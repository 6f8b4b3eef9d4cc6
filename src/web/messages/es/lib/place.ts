import type { Translation } from '../../catalogue.ts'
import type { placeText } from '../../en/lib/place.ts'

const numbers = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const inWords = (count: number) => numbers[count] ?? String(count)

export default {
  leads: ({ isTeam, isOver }, ahead) => {
    const verb = isOver
      ? isTeam
        ? 'Su equipo ha quedado en cabeza'
        : 'Ha quedado en cabeza'
      : isTeam
        ? 'Su equipo va en cabeza'
        : 'Va en cabeza'
    if (ahead === null) return verb
    return ahead === 0 ? `${verb} por desempate` : `${verb} por ${inWords(ahead)}`
  },
  lies: ({ position, isShared, isTeam, isOver }, behind) => {
    const who = isTeam ? 'Su equipo ' : ''
    const verb = isOver ? 'está' : 'va'
    const distance = behind === 0 ? 'con el mismo resultado que el líder' : `a ${inWords(behind)} del líder`
    const text =
      position === 1 && isShared
        ? `${who}comparte la primera posición`
        : `${who}${verb} en la posición ${position}${isShared ? ' (empate)' : ''}, ${distance}`
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  },
} satisfies Translation<typeof placeText>
