import type { Translation } from '../../catalogue.ts'
import type { keptText } from '../../en/offline/kept.ts'

export default {
  title: 'Sin actualizar',
  from: (time) => `Scoreclub no ha respondido. Ve lo que tenía este teléfono, de ${time}.`,
  tryNow: 'Probar ahora',
  version: 'Nueva versión',
  versionReady: 'Hay una nueva versión lista; se usará cuando vuelva a abrir Scoreclub.',
  versionStarting: 'La nueva versión se está iniciando.',
  versionFailed: 'La nueva versión no se ha podido iniciar. Cierre Scoreclub y vuelva a abrirlo para usarla.',
  versionElsewhere:
    'Scoreclub también está abierto en otra pestaña. La nueva versión se usará cuando todas estén cerradas.',
  takeVersion: 'Usarla ahora',
  pageOutdated:
    'Esta página es de una versión anterior de Scoreclub y ya no puede cargar nada. Los resultados que anote se guardan y se envían.',
  loadVersion: 'Cargar la nueva versión',
} satisfies Translation<typeof keptText>
