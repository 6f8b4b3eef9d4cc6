import type { Translation } from '../../catalogue.ts'
import type { unknownZoneText } from '../../en/club/unknown-zone.online.ts'

export default {
  title: 'Este navegador no puede fijar las horas del club',
  advice: (zone) =>
    `No conoce la zona horaria ${zone}. Actualice el navegador o use otro. Hasta entonces las horas se muestran en UTC.`,
} satisfies Translation<typeof unknownZoneText>
