import { Printer } from 'lucide-react'
import { Button } from './button.tsx'

export function PrintButton({ children }: { children: string }) {
  return (
    <Button
      look="secondary"
      icon={<Printer aria-hidden size={18} />}
      onClick={() => {
        print()
      }}
    >
      {children}
    </Button>
  )
}
