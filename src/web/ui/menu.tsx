import { EllipsisVertical } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { Link } from 'wouter'
import { classNames } from './class-names.ts'

export type MenuItem = { label: string; isDanger?: boolean } & ({ href: string } | { onChoose: () => void })

/**
 * A button that opens a menu of actions: arrows, Home, End and first letters lead through it, Escape closes it. Not
 * modal, because Radix's modal menu adds a style tag that the content policy would refuse.
 */
export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = useRef<() => void>(undefined)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={trigger}
        aria-label={label}
        className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken data-[state=open]:text-ink print:hidden"
      >
        <EllipsisVertical aria-hidden size={20} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 grid min-w-52 rounded-card border border-line bg-card p-1 text-ink shadow-raised"
          onCloseAutoFocus={(event) => {
            // The button has the focus before a dialog opens, so that the dialog gives it back to the button.
            event.preventDefault()
            trigger.current?.focus()
            chosen.current?.()
            chosen.current = undefined
          }}
        >
          {items.map((item) => (
            <MenuEntry
              key={item.label}
              item={item}
              onChoose={(choose) => {
                chosen.current = choose
              }}
            />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function MenuEntry({ item, onChoose }: { item: MenuItem; onChoose: (choose: () => void) => void }) {
  const className = classNames(
    'flex min-h-11 cursor-pointer items-center rounded-control px-3 outline-none select-none data-highlighted:bg-sunken',
    item.isDanger && 'text-danger',
  )
  if ('href' in item)
    return (
      <DropdownMenu.Item asChild className={className}>
        <Link href={item.href}>{item.label}</Link>
      </DropdownMenu.Item>
    )
  const { onChoose: choose } = item
  return (
    <DropdownMenu.Item
      className={className}
      onSelect={() => {
        onChoose(choose)
      }}
    >
      {item.label}
    </DropdownMenu.Item>
  )
}
