import type { Translation } from '../../catalogue.ts'
import type { memberExportText } from '../../en/club/member-export.online.ts'
import { plural } from '../../plural.ts'

export default {
  title: 'Exportar socios',
  lead: 'Nombres, direcciones, números y Índices de Hándicap en un archivo. La exportación queda en el registro del club.',
  who: 'Qué socios',
  everybody: (count) => plural('es', count, { one: 'El único socio', other: 'Los # socios' }),
  found: (count) => plural('es', count, { one: 'El único encontrado', other: 'Los # encontrados' }),
  format: 'Archivo',
  formats: { xlsx: 'Hoja de cálculo (XLSX)', csv: 'Texto (CSV)' },
  formatNotes: {
    xlsx: 'Para abrirla en Excel, LibreOffice o Numbers, modificarla allí e importarla aquí de nuevo.',
    csv: 'Para otros programas. Una hoja de cálculo quita los ceros iniciales y los signos más de un CSV.',
  },
  doExport: 'Exportar',
  exporting: 'Exportando…',
  failed: 'No se exportó nada',
  files: { xlsx: 'socios.xlsx', csv: 'socios.csv' },
} satisfies Translation<typeof memberExportText>
