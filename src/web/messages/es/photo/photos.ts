import type { Translation } from '../../catalogue.ts'
import type { photosText } from '../../en/photo/photos.ts'

export default {
  title: 'Foto de la tarjeta (opcional)',
  hint: 'Hasta 10 MB. Se eliminan los datos de lugar y dispositivo; la ven usted y los administradores del club.',
  takePhoto: 'Hacer una foto',
  chooseFromGallery: 'Elegir de la galería',
  preparing: 'Preparando la foto…',
  preview: 'Foto de la tarjeta',
  size: (megabytes) => `${megabytes} MB`,
  remove: 'Quitar la foto',
  kept: 'La foto se guarda en este teléfono y se envía con su tarjeta.',
  notKept:
    'Este teléfono no puede guardar la foto: deje esta página abierta hasta que se entregue la tarjeta.',
  sending: (percent) => `Enviando la foto, ${percent} %`,
  uploadFailed: 'No se ha podido subir la foto',
  withoutPhoto: 'Entregar sin la foto',
  heic: 'Es una foto HEIC, que este navegador no puede leer. En un iPhone elija Ajustes, Cámara, Formatos, El más compatible, o elija una captura de pantalla de la foto.',
  pdf: 'Es un PDF. Configure el escáner para guardar la página como imagen JPEG o haga una foto del papel.',
  firstPage: (pages) => `Este archivo tiene ${pages} páginas. Solo se usa la primera.`,
  verifyRefusals: {
    notAnImage: 'Tipo de archivo no válido',
    notAnImageText: 'Elija un archivo de imagen.',
    tooLarge: 'Archivo demasiado grande',
    tooLargeText: 'Elija una imagen de menos de 10 MB.',
  },
  scanRefusals: {
    notAnImage: 'Archivo no válido',
    notAnImageText: 'Seleccione un archivo de imagen válido.',
    tooLarge: 'Archivo demasiado grande',
    tooLargeText: 'Seleccione una imagen de menos de 10 MB.',
  },
} satisfies Translation<typeof photosText>
