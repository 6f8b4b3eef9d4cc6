import { catalogue } from '../../catalogue.ts'

/** What is wrong where a player's own name stands for the person who marked their card. */
export const signedByText = catalogue('signed-by', {
  ownName:
    'This is the player’s own name. Enter the name of the person who marked the card. If it is the same, add an initial.',
  ownSignature: 'This is the player’s own name. The person who marked the card signs here.',
})
