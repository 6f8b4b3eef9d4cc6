import type { Translation } from '../../catalogue.ts'
import type { resultFileText } from '../../en/competition/result-file.online.ts'

export default {
  open: 'Guardar como archivo',
  title: 'Guardar el resultado',
  lead: 'Una tabla con el puesto, el jugador, el resultado y cómo se decidieron los empates.',
  file: 'Qué archivo',
  labels: {
    club_xlsx: 'Hoja de cálculo para el club',
    public_xlsx: 'Hoja de cálculo para todos',
    club_csv: 'CSV para los programas del club',
    public_csv: 'CSV para los programas de cualquiera',
  },
  notes: {
    club_xlsx:
      'Todos los nombres, también los que ocultan las clasificaciones públicas, y los hándicaps. Solo para uso del club.',
    public_xlsx: 'Sin los nombres que ocultan las clasificaciones públicas y sin hándicaps.',
    club_csv:
      'Todos los nombres, también los que ocultan las clasificaciones públicas, y los hándicaps. Solo para uso del club.',
    public_csv: 'Sin los nombres que ocultan las clasificaciones públicas y sin hándicaps.',
  },
  save: 'Guardar',
  saving: 'Guardando…',
  failed: 'El resultado no se guardó',
  files: {
    club_xlsx: 'resultado-todos-los-nombres.xlsx',
    public_xlsx: 'resultado.xlsx',
    club_csv: 'resultado-todos-los-nombres.csv',
    public_csv: 'resultado.csv',
  },
} satisfies Translation<typeof resultFileText>
