import { launch, ElementHandle } from 'puppeteer-core'
import { CLUB_NAME } from './club-name.ts'
import { drawWithMouse, findControl, otherPage, type Control, type OtherPage } from './other-page.ts'

export const FIREFOX = '/usr/bin/firefox-esr'

/** Opens Firefox with one page as large as a small phone's. Each has a process of its own: of two pages of one, only one is shown. */
export async function openFirefox(): Promise<OtherPage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: { 'network.dns.localDomains': CLUB_NAME },
  })
  const [page = await browser.newPage()] = await browser.pages()
  await page.setViewport({ width: 390, height: 664 })
  const find = async (control: Control) => {
    const found = await page.evaluateHandle(findControl, control)
    return found instanceof ElementHandle ? found : null
  }
  return otherPage({
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    ask: (inPage) => page.evaluate(inPage),
    press: async (control) => {
      const found = await find(control)
      await found?.click()
      return found !== null
    },
    type: async (control, text) => {
      const found = await find(control)
      await found?.type(text)
      return found !== null
    },
    choose: async (control, file) => {
      const found = await find(control)
      await (await found?.toElement('input'))?.uploadFile(file)
      return found !== null
    },
    draw: async (control, points) =>
      drawWithMouse(page.mouse, await (await find(control))?.boundingBox(), points),
    close: () => browser.close(),
  })
}
