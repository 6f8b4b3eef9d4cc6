import type { ComponentProps } from 'react'
import { Input } from './input.tsx'

/** The input of a club code: capital letters, and nothing of the phone's own corrections. */
export function ClubCodeInput(props: ComponentProps<typeof Input>) {
  return (
    <Input
      {...props}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      placeholder="SC123456"
      className="font-semibold tracking-widest placeholder:font-normal"
    />
  )
}
