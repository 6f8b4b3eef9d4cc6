import type { Translation } from '../../catalogue.ts'
import type { clubLearningText } from '../../en/club/club-learning.online.ts'

export default {
  title: 'Aprender de las correcciones',
  lead: 'Cuando un jugador corrige un número leído de una foto, el club puede guardar una imagen pequeña de esa casilla con el número correcto, para entrenar el lector. Se pregunta a cada jugador con cada tarjeta. Las imágenes no dicen de quién son.',
  isOn: 'Guardar casillas corregidas',
  isOnText: 'Al desactivarlo se borran todas las casillas guardadas.',
  kept: (kept, most) => `${kept} de un máximo de ${most} casillas. Las más antiguas se borran primero.`,
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
