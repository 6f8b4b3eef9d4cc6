import type { PrizeMisfit } from '#domain/prizes/prize-misfit.ts'
import type { DrawMisfit } from '#domain/start-sheet/draw-misfits.ts'
import type { Translation } from '../catalogue.ts'
import type { changeMisfitsText } from '../en/change-misfits.ts'
import { spanishDay, spanishDays } from '../spanish-day.ts'

export default {
  say: (misfit) => {
    switch (misfit.of) {
      case 'starts':
        return `${sayStarts(misfit.starts)} Retire antes el orden de salida y vuelva después a sortear.`
      case 'tee':
        return `${whose[misfit.who]} salen de ${misfit.tee}; ${misfit.course} no tiene ninguna barra con ese nombre. Quite antes esa barra en Divisiones y barras, o dé de alta una así en el campo.`
      case 'hidden_holes':
        return `El tablero está oculto desde el hoyo ${misfit.from}; el campo tiene ${misfit.holes} hoyos. Muestre antes el tablero entero.`
      case 'prize':
        return `${sayPrize(misfit.prize)} Cambie antes los premios.`
      case 'divisions':
        return `La competición tiene ${
          misfit.names.length === 1 ? 'la división' : 'las divisiones'
        } ${misfit.names.join(', ')}; ${
          misfit.without === 'teams' ? 'los equipos no tienen divisiones' : 'en match play no hay divisiones'
        }. ${misfit.names.length === 1 ? 'Quítela' : 'Quítelas'} antes en Divisiones y barras.`
      case 'matches':
        return `Una ronda tiene como fecha límite el ${spanishDay(misfit.playBy, misfit.last)}; la competición terminaría el ${spanishDay(misfit.last, misfit.playBy)}. Cambie antes las fechas límite de las rondas.`
    }
  },
  prize: (misfit) => sayPrize(misfit),
  prizeTitle: 'Nadie puede ganar este premio',
} satisfies Translation<typeof changeMisfitsText>

const whose = { everybody: 'Los jugadores', women: 'Las mujeres', juniors: 'Los juveniles' }

function sayStarts(starts: DrawMisfit): string {
  switch (starts.of) {
    case 'day':
      return `Los jugadores tienen salidas el ${spanishDay(starts.drawn, starts.first, starts.last)}; la competición sería ${spanishDays(starts, starts.drawn)}.`
    case 'hole':
      return `Hay jugadores que salen del hoyo ${starts.drawn}; el campo tiene ${starts.holes} hoyos.`
    case 'round':
      return `Los jugadores tienen salidas de la vuelta ${starts.drawn}; la competición tendría ${starts.rounds === 1 ? 'una vuelta' : `${starts.rounds} vueltas`}.`
  }
}

function sayPrize(misfit: PrizeMisfit): string {
  const name = misfit.name ?? usualNames[misfit.kind]
  switch (misfit.of) {
    case 'hole':
      return `El premio «${name}» es del hoyo ${misfit.hole}; el campo tiene ${misfit.holes} hoyos.`
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
