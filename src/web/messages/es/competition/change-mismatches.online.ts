import type { PrizeMismatch } from '#golf/competition/prizes/prize-mismatch.ts'
import type { DrawMismatch } from '#golf/competition/start-sheet/draw-mismatches.ts'
import type { Translation } from '../../catalogue.ts'
import type { changeMismatchesText } from '../../en/competition/change-mismatches.online.ts'
import { spanishDay, spanishDays } from '../../spanish-day.ts'

export default {
  say: (mismatch) => {
    switch (mismatch.of) {
      case 'starts':
        return `${sayStarts(mismatch.starts)} Retire antes el orden de salida y vuelva después a sortear.`
      case 'tee':
        return `${whose[mismatch.who]} salen de ${mismatch.tee}; ${mismatch.course} no tiene ninguna barra con ese nombre. Quite antes esa barra en Divisiones y barras, o dé de alta una así en el campo.`
      case 'hidden_holes':
        return `El tablero está oculto desde el hoyo ${mismatch.from}; ${sayPlayed(mismatch)}. Muestre antes el tablero entero.`
      case 'prize':
        return `${sayPrize(mismatch.prize)} Cambie antes los premios.`
      case 'divisions':
        return `La competición tiene ${
          mismatch.names.length === 1 ? 'la división' : 'las divisiones'
        } ${mismatch.names.join(', ')}; ${
          mismatch.without === 'teams'
            ? 'los equipos no tienen divisiones'
            : 'en match play no hay divisiones'
        }. ${mismatch.names.length === 1 ? 'Quítela' : 'Quítelas'} antes en Divisiones y barras.`
      case 'closed_holes':
        return `${
          mismatch.holes.length === 1
            ? `El hoyo ${mismatch.holes.join()} está cerrado`
            : `Los hoyos ${mismatch.holes.join(', ')} están cerrados`
        } para todos; en match play no se cierra ningún hoyo. ${
          mismatch.holes.length === 1 ? 'Ábralo' : 'Ábralos'
        } antes en Tarjetas, en la mesa de la competición.`
      case 'matches':
        return `Una ronda tiene como fecha límite el ${spanishDay(mismatch.playBy, mismatch.last)}; la competición terminaría el ${spanishDay(mismatch.last, mismatch.playBy)}. Cambie antes las fechas límite de las rondas.`
    }
  },
  prize: (mismatch) => sayPrize(mismatch),
  prizeTitle: 'Nadie puede ganar este premio',
} satisfies Translation<typeof changeMismatchesText>

const whose = { everybody: 'Los jugadores', women: 'Las mujeres', juniors: 'Los juveniles' }

function sayStarts(starts: DrawMismatch): string {
  switch (starts.of) {
    case 'day':
      return `Los jugadores tienen salidas el ${spanishDay(starts.drawn, starts.first, starts.last)}; la competición sería ${spanishDays(starts, starts.drawn)}.`
    case 'hole':
      return `Hay jugadores que salen del hoyo ${starts.drawn}; el campo tiene ${starts.holes} hoyos.`
    case 'round':
      return `Los jugadores tienen salidas de la vuelta ${starts.drawn}; la competición tendría ${starts.rounds === 1 ? 'una vuelta' : `${starts.rounds} vueltas`}.`
  }
}

function sayPlayed({ holes, nine }: { holes: number; nine?: 'front' | 'back' | undefined }): string {
  if (nine === undefined) return `el campo tiene ${holes} hoyos`
  return `solo se juegan los ${nine === 'front' ? 'primeros' : 'segundos'} nueve`
}

function sayPrize(mismatch: PrizeMismatch): string {
  const name = mismatch.name ?? usualNames[mismatch.kind]
  switch (mismatch.of) {
    case 'hole':
      return `El premio «${name}» es del hoyo ${mismatch.hole}; ${sayPlayed(mismatch)}.`
    case 'division':
      return `El premio «${name}» es de una división que la competición no tiene.`
    case 'team_division':
      return `El premio «${name}» es de una sola división; los equipos no tienen divisiones.`
    case 'matches':
      return `El premio «${name}» lo deciden las tarjetas; en match play hay partidos.`
  }
}

const usualNames = {
  result: 'Resultado',
  gross: 'Resultados brutos',
  twos: 'Doses',
  nearest_the_pin: 'Bola más cercana',
  longest_drive: 'Drive más largo',
}
