import type { Locator, Page } from '@playwright/test'

/**
 * A person at a screen whose presses are counted: a click or tap is one, going to a field is one (Tab, or a click into
 * it), choosing from a list two, pasting one more. What is typed is counted apart, by characters.
 */
export class Hand {
  readonly #page: Page
  readonly #began = performance.now()
  presses = 0
  typed = 0

  constructor(page: Page) {
    this.#page = page
  }

  get seconds(): number {
    return (performance.now() - this.#began) / 1000
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }

  async type(field: Locator, text: string): Promise<void> {
    this.presses += 1
    this.typed += text.length
    await field.fill(text)
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.presses += 2
    await list.selectOption({ label })
  }

  async paste(field: Locator, text: string): Promise<void> {
    this.presses += 2
    await field.focus()
    await this.#page.keyboard.insertText(text)
  }
}
