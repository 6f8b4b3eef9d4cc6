/** Colours that clubs' crests often have, dark enough to be used as they are. */
export const colourPresets = [
  { key: 'green', colour: '#0e4a2f' },
  { key: 'navy', colour: '#12305e' },
  { key: 'blue', colour: '#1d4f91' },
  { key: 'burgundy', colour: '#6d1428' },
  { key: 'red', colour: '#9c1c1c' },
  { key: 'purple', colour: '#4a2370' },
  { key: 'gold', colour: '#e0b64a' },
  { key: 'black', colour: '#1c1c1c' },
] as const
