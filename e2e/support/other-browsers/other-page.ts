import { setTimeout as pause } from 'node:timers/promises'

/** What Playwright's locators do for its own browsers, for those it does not drive: a control by what it is and is called. */
export type Control = {
  is: 'button' | 'field' | 'file' | 'pad'
  /** The start of its accessible name, as the source of a regular expression. */
  named: string
  /** Inside the group, list or dialog of this name. */
  within?: string
}

/** Pixels from a control’s upper left corner. */
export type Points = readonly (readonly [number, number])[]

/** What a driver of a browser can do with the one page it shows. */
export type Driver = {
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Calls the function in the page, where it has nothing of ours. */
  ask: <Answer extends string | boolean>(inPage: () => Answer | Promise<Answer>) => Promise<Answer>
  /** Presses in the middle of what the function finds, as a finger or a mouse does. Gives false where it finds nothing. */
  press: (control: Control) => Promise<boolean>
  /** Empties the field and types into it. */
  type: (control: Control, text: string) => Promise<boolean>
  choose: (control: Control, file: string) => Promise<boolean>
  /** Draws a line through the points. */
  draw: (control: Control, points: Points) => Promise<boolean>
  close: () => Promise<void>
}

/** Everything on a page is waited for this long. */
const PATIENCE_MS = 60_000
const LOOK_AGAIN_MS = 100

/** The page of a browser, where everything is waited for. What does not come fails with the page's text. */
export function otherPage(driver: Driver) {
  const until = async (what: string, look: () => Promise<boolean>) => {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      if (await look()) return
      if (Date.now() > end)
        throw new Error(`${what} did not come. The page at ${await driver.ask(address)}:\n${await text()}`)
      await pause(LOOK_AGAIN_MS)
    }
  }
  const text = () => driver.ask(() => document.body.innerText)
  const named = ({ named, within }: Control) => `“${named}”${within === undefined ? '' : ` in “${within}”`}`
  return {
    open: driver.open,
    reload: driver.reload,
    isTrue: (what: string, inPage: () => boolean | Promise<boolean>) => until(what, () => driver.ask(inPage)),
    close: driver.close,
    text,
    /** Waits until the page's text has this. */
    shows: (pattern: RegExp) => until(String(pattern), async () => pattern.test(await text())),
    /** Waits until the address has this. */
    isAt: (pattern: RegExp) =>
      until(`the address ${pattern}`, async () => pattern.test(await driver.ask(address))),
    press: (control: Control) => until(named(control), () => driver.press(control)),
    type: (control: Control, words: string) => until(named(control), () => driver.type(control, words)),
    choose: (control: Control, file: string) => until(named(control), () => driver.choose(control, file)),
    /** Draws until the button can be pressed, and presses it: what is drawn on comes after the pad is shown. */
    drawAndPress: (pad: Control, points: Points, button: Control) =>
      until(named(button), async () => (await driver.draw(pad, points)) && (await driver.press(button))),
  }
}

export type OtherPage = ReturnType<typeof otherPage>

const address = () => location.href

/** Runs in the page: the first control of this kind and name that is to be seen and can be used. */
export function findControl({ is, named, within }: Control): HTMLElement | null {
  const kinds = {
    button: 'button:not([role=tab]), a[href], summary',
    field: 'input, textarea, select',
    file: 'input[type=file]',
    pad: 'canvas',
  }
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]?.textContent
        : undefined
    const named = by
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
    return (element.getAttribute('aria-label') ?? named ?? label ?? element.textContent).trim()
  }
  const pattern = new RegExp(`^(?:${named})`)
  const places =
    within === undefined
      ? [document.body]
      : [
          ...document.querySelectorAll('[role=group], [role=dialog], dialog, ul, ol, section, fieldset'),
        ].filter((place) => nameOf(place) === within)
  for (const place of places)
    for (const element of place.querySelectorAll(kinds[is])) {
      if (!(element instanceof HTMLElement) || element.matches(':disabled, [aria-disabled=true]')) continue
      const isSeen = element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
      if ((is === 'file' || isSeen) && pattern.test(nameOf(element))) {
        if (is !== 'file') element.scrollIntoView({ block: 'center', behavior: 'instant' })
        return element
      }
    }
  return null
}

type Mouse = {
  move: (x: number, y: number, options?: { steps: number }) => Promise<void>
  down: () => Promise<void>
  up: () => Promise<void>
}

/** Draws with a browser's mouse. Gives false where the pad is not to be seen. */
export async function drawWithMouse(
  mouse: Mouse,
  pad: { x: number; y: number } | null | undefined,
  [first, ...others]: Points,
): Promise<boolean> {
  if (!pad || !first) return false
  await mouse.move(pad.x + first[0], pad.y + first[1])
  await mouse.down()
  for (const [x, y] of others) await mouse.move(pad.x + x, pad.y + y, { steps: 4 })
  await mouse.up()
  return true
}
