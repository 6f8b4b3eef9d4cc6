import type { Translation } from '../../catalogue.ts'
import type { clubFaceText } from '../../en/club/club-face.online.ts'

export default {
  crest: 'Escudo',
  crestHint:
    'PNG, JPEG o WebP, de 5 MB como máximo. Queda mejor una imagen cuadrada con fondo transparente. Se guarda al momento.',
  chooseCrest: 'Elegir una imagen',
  replaceCrest: 'Elegir otra imagen',
  removeCrest: 'Quitar el escudo',
  sendingCrest: 'Enviando…',
  removingCrest: 'Quitando…',
  crestUpdated: 'Escudo actualizado',
  crestNotChanged: 'El escudo no ha cambiado.',
  crestIsDrawing:
    'Un dibujo SVG puede llevar un programa, así que no se acepta. Guarde el escudo como imagen PNG, JPEG o WebP y elíjala.',
  crestTooLarge: 'Elija para el escudo una imagen de 5 MB como máximo.',
  colour: 'Color del club',
  colourHint: 'Un color para clasificaciones, tarjetas, papel y correos.',
  presets: {
    green: 'Verde calle',
    navy: 'Azul marino',
    blue: 'Azul real',
    burgundy: 'Burdeos',
    red: 'Rojo bandera',
    purple: 'Ciruela',
    gold: 'Oro viejo',
    black: 'Negro tinta',
  },
  colourCode: 'Código del color',
  colourCodeHint: 'Seis cifras, como #0f5a38. El de su club está en su manual de estilo.',
  pickColour: 'Escoger un color',
  enterColour: 'Escriba un color de seis cifras, como #0f5a38.',
  inTheme: { light: 'Modo claro', dark: 'Modo oscuro' },
  sampleScore: '−5',
  sampleWords: 'Resultados',
  adjusted: {
    nowhere: 'Este color se lee bien en todas partes y se usa tal cual.',
    words:
      'La banda lleva su color. Las palabras usan un tono más oscuro o más claro donde no se leerían bien.',
    everywhere:
      'Se usa un tono más oscuro o más claro para las palabras y detrás de ellas, para que se lean.',
  },
  saveColour: 'Guardar el color',
  removeColour: 'No usar color',
  colourUpdated: 'Color del club actualizado',
  colourNotChanged: 'El color del club no ha cambiado.',
} satisfies Translation<typeof clubFaceText>
