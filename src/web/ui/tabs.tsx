import { createContext, use, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

export type Tab<Value extends string> = { value: Value; label: string }

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  children: ReactNode
}

const Chosen = createContext({ id: '', value: '' })

/** Tabs with arrow keys: moving to a tab chooses it. Each panel is a TabPanel among the children. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a narrow screen the tab of a deep link can lie outside the list's frame.
    const active = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (active && list.current) list.current.scrollLeft = active.offsetLeft - list.current.offsetLeft - 24
  }, [value])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const to = nextTab(event.key, { at: tabs.findIndex((tab) => tab.value === value), count: tabs.length })
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    document.getElementById(tabId(id, tab.value))?.focus()
    onChange(tab.value)
  }
  return (
    // In a grid, a box is as wide as its content unless it may shrink; the list scrolls in its own frame.
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="-mx-4 flex gap-2 overflow-x-auto overflow-y-hidden border-b border-line px-4 sm:mx-0 sm:px-0 print:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(id, tab.value)}
            aria-controls={tab.value === value ? panelId(id, tab.value) : undefined}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => {
              if (tab.value !== value) onChange(tab.value)
            }}
            className="-mb-px min-h-11 shrink-0 border-b-3 border-transparent px-3 font-medium text-soft hover:text-ink focus-visible:-outline-offset-3 aria-selected:border-accent aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <Chosen value={{ id, value }}>{children}</Chosen>
    </div>
  )
}

/** Shown while its tab is chosen. Tab goes on to its first control: the panel is no stop of its own. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  const chosen = use(Chosen)
  if (chosen.value !== value) return null
  return (
    <div
      role="tabpanel"
      id={panelId(chosen.id, value)}
      aria-labelledby={tabId(chosen.id, value)}
      className="pt-5"
    >
      {children}
    </div>
  )
}

/** The tab that a key leads to; undefined for keys that do nothing here. */
function nextTab(key: string, { at, count }: { at: number; count: number }): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

function tabId(id: string, value: string): string {
  return `${id}-tab-${value}`
}

function panelId(id: string, value: string): string {
  return `${id}-panel-${value}`
}
