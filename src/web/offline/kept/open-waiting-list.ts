/** By its name: the list is fetched when it is opened, from whatever screen (app/waiting/waiting-door.tsx). */
export const OPEN_WAITING_LIST = 'scoreclub:open-waiting-list'

export function openWaitingList(): void {
  dispatchEvent(new Event(OPEN_WAITING_LIST))
}
