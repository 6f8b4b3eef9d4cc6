import type { ReactNode } from 'react'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { classNames } from './class-names.ts'

type NoticeProps = { tone: 'info' | 'warn' | 'bad'; title?: string; children: ReactNode; action?: ReactNode }

const looks = {
  info: { className: 'bg-tint text-on-tint', Icon: Info },
  warn: { className: 'bg-warn-tint text-on-warn-tint', Icon: TriangleAlert },
  bad: { className: 'bg-danger-tint text-on-danger-tint', Icon: CircleAlert },
}

/** A sentence that stays on the page until its cause is gone. Screen readers read a bad one at once. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const { className, Icon } = looks[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={classNames('flex gap-3 rounded-control p-3', className)}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="grid gap-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
        {action}
      </div>
    </div>
  )
}
