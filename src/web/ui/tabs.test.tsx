import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { TabPanel, Tabs } from './tabs.tsx'

type Tab = 'front' | 'back' | 'all'

function Screen() {
  const [value, setValue] = useState<Tab>('front')
  const tabs = [
    { value: 'front', label: 'Front' },
    { value: 'back', label: 'Back' },
    { value: 'all', label: 'All' },
  ] as const
  return (
    <Tabs<Tab> label="Nines" tabs={tabs} value={value} onChange={setValue}>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          {tab.label} holes
        </TabPanel>
      ))}
    </Tabs>
  )
}

let leave: () => void = () => undefined

function show(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => {
    root.render(<Screen />)
  })
  leave = () => {
    act(() => {
      root.unmount()
    })
    place.remove()
  }
}

const chosen = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')

function press(key: string): void {
  act(() => {
    chosen()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}

afterEach(() => {
  leave()
})

test.each([
  [['ArrowRight'], 'Back'],
  [['ArrowRight', 'ArrowRight', 'ArrowRight'], 'Front'],
  [['ArrowLeft'], 'All'],
  [['End'], 'All'],
  [['End', 'Home'], 'Front'],
  [['x'], 'Front'],
])('when %j is pressed, then tab %s is chosen and has the focus', (keys, label) => {
  show()
  chosen()?.focus()
  for (const key of keys) press(key)
  expect(chosen()?.textContent).toBe(label)
  expect(document.activeElement).toBe(chosen())
  const panel = document.querySelector('[role=tabpanel]')
  expect(panel?.textContent).toBe(`${label} holes`)
  expect(panel?.getAttribute('aria-labelledby')).toBe(chosen()?.id)
  expect(document.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)
})

test('when Tab leaves the chosen tab, then the panel is no stop of its own', () => {
  show()
  expect(document.querySelector('[role=tabpanel]')?.hasAttribute('tabindex')).toBe(false)
})
