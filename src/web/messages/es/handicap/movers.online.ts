import type { Translation } from '../../catalogue.ts'
import type { moversText } from '../../en/handicap/movers.online.ts'

export default {
  title: 'Hándicaps que más cambian',
  lead: 'Los mayores cambios de Índice de Hándicap en un periodo. Los hándicaps nuevos cuentan desde el primero.',
  back: 'Temporada',
  from: 'Desde',
  to: 'Hasta',
  periodWrong: 'Elija dos días, primero el anterior.',
  loadFailed: 'No se han podido cargar los cambios',
  nobody: 'Nadie ha cambiado',
  nobodyNote: 'Ningún Índice de Hándicap ha cambiado entre estos días.',
  nobodyHere: 'Nadie.',
  noClub: 'Todavía no pertenece a un club',
  noClubNote: 'Únase a un club para ver sus cambios.',
  down: 'Más han bajado',
  up: 'Más han subido',
  move: (before: string, after: string, by: string, isDown: boolean) =>
    `de ${before} a ${after}, ${isDown ? 'baja' : 'sube'} ${by}`,
  scaleEnd: (index: number) => (index < 0 ? `+${-index}` : String(index)),
  hideMe: 'No mostrarme en esta lista',
  hideMeNote:
    'Así ningún otro socio ve aquí cómo ha cambiado su índice. Los menores, los invitados y los socios sin cuenta no aparecen nunca.',
  listingFailed: 'No se ha podido guardar su elección',
} satisfies Translation<typeof moversText>
