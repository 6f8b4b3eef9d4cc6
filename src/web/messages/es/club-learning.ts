import type { Translation } from '../catalogue.ts'
import type { clubLearningText } from '../en/club-learning.ts'

export default {
  title: 'Aprender de las correcciones',
  lead: 'Casillas de tarjetas de papel que los jugadores corrigieron, conservadas como imágenes pequeñas con el número correcto, para entrenar con ellas el lector de fotos. Solo de jugadores que lo aceptan con esa tarjeta; nada de lo que se guarda dice de quién son.',
  isOn: 'Conservar casillas corregidas',
  isOnText: 'Al desactivarlo se borran todas las conservadas.',
  kept: (kept, most) => `${kept} de un máximo de ${most} casillas. Las más antiguas se van primero.`,
  look: 'Ver las más recientes',
  hide: 'Ocultar las casillas',
  cell: (value, read, day) => `${value}, leído como ${read}, ${day}`,
  unread: 'nada',
  export: 'Descargar todas',
  erase: 'Borrar todas',
  erasing: 'Borrando',
  eraseQuestion: '¿Borrar todas las casillas?',
  offQuestion: '¿Desactivar y borrar todas las casillas?',
  eraseMeans: 'Las casillas se borran definitivamente. Las copias ya descargadas no se ven afectadas.',
  eraseOne: 'Borrar',
  failed: 'No ha funcionado',
  notLoaded: 'No se pudo cargar el aprendizaje de las correcciones',
} satisfies Translation<typeof clubLearningText>
