import { catalogue } from '../../catalogue.ts'

/** A club's crest and colour, where its administrators choose them. */
export const clubFaceText = catalogue('club-face', {
  crest: 'Crest',
  crestHint:
    'PNG, JPEG or WebP, at most 5 MB. A square picture with a transparent background looks best. Saved at once.',
  chooseCrest: 'Choose a picture',
  replaceCrest: 'Choose another picture',
  removeCrest: 'Remove the crest',
  sendingCrest: 'Sending…',
  removingCrest: 'Removing…',
  crestUpdated: 'Crest updated',
  crestNotChanged: 'The crest was not changed.',
  crestIsDrawing:
    'An SVG drawing can carry a program, so it is not accepted. Save the crest as a PNG, JPEG or WebP picture and choose that.',
  crestTooLarge: 'Choose a picture of at most 5 MB for the crest.',
  colour: 'Club colour',
  colourHint: 'One colour for boards, cards, paper and e-mails.',
  presets: {
    green: 'Fairway green',
    navy: 'Navy blue',
    blue: 'Royal blue',
    burgundy: 'Burgundy',
    red: 'Flag red',
    purple: 'Plum',
    gold: 'Old gold',
    black: 'Ink black',
  },
  colourCode: 'Colour code',
  colourCodeHint: 'Six digits, such as #0f5a38. Your club’s style guide has its own.',
  pickColour: 'Pick a colour',
  enterColour: 'Enter a colour of six digits, such as #0f5a38.',
  inTheme: { light: 'Light mode', dark: 'Dark mode' },
  sampleScore: '−5',
  sampleWords: 'Results',
  adjusted: {
    nowhere: 'This colour is easy to read everywhere and is used as it is.',
    words: 'The band has your colour. Words use a darker or lighter shade where they would be hard to read.',
    everywhere: 'A darker or lighter shade is used for words and behind words, so that they can be read.',
  },
  saveColour: 'Save colour',
  removeColour: 'Use no colour',
  colourUpdated: 'Club colour updated',
  colourNotChanged: 'The club colour was not changed.',
})
