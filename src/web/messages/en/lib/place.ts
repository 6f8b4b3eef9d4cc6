import { catalogue } from '../../catalogue.ts'
import { ordinal } from '#golf/arithmetic/english-ordinal.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const inWords = (count: number) => numbers[count] ?? String(count)

/** Where somebody lies, in one sentence. `isOver`: play is over. */
type Place = { position: number; isShared: boolean; isTeam: boolean; isOver: boolean }

export const placeText = catalogue('place', {
  leads: ({ isTeam, isOver }: Place, ahead: number | null) => {
    const verb = isTeam
      ? isOver
        ? 'Your team is 1st'
        : 'Your team leads'
      : isOver
        ? 'You are 1st'
        : 'You lead'
    if (ahead === null) return verb
    return ahead === 0 ? `${verb} on countback` : `${verb}${isOver ? ',' : ''} by ${inWords(ahead)}`
  },
  lies: ({ position, isShared, isTeam, isOver }: Place, behind: number) => {
    const who = isTeam ? 'Your team' : 'You'
    const verb = isOver ? (isTeam ? 'is' : 'are') : isTeam ? 'lies' : 'lie'
    const distance = behind === 0 ? 'level with the leader' : `${inWords(behind)} behind`
    return position === 1 && isShared
      ? `${who} ${isTeam ? 'shares' : 'share'} the lead`
      : `${who} ${verb} ${isShared ? 'tied ' : ''}${ordinal(position)}, ${distance}`
  },
})
