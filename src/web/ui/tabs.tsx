import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'

export type Tab<Value extends string> = { value: Value; label: string }

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  children: ReactNode
}

/** Tabs with arrow keys. Each panel is a TabPanel among the children. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a narrow screen the tab of a deep link can lie outside the list's frame.
    const active = list.current?.querySelector<HTMLElement>('[data-state=active]')
    if (active && list.current) list.current.scrollLeft = active.offsetLeft - list.current.offsetLeft - 24
  }, [value])
  return (
    <Radix.Root
      // In a grid, a box is as wide as its content unless it may shrink; the list scrolls in its own frame.
      className="min-w-0"
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((one) => one.value === chosen)
        if (tab) onChange(tab.value)
      }}
    >
      <Radix.List
        ref={list}
        aria-label={label}
        className="-mx-4 flex gap-2 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 shrink-0 border-b-3 border-transparent px-3 font-medium text-soft hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="pt-5">
      {children}
    </Radix.Content>
  )
}
