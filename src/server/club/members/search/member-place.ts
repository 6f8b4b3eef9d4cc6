import { z } from 'zod'
import { AppError } from '../../../platform/http/app-error.ts'

const Place = z.object({
  group: z.number(),
  value: z.number(),
  lastName: z.string(),
  firstName: z.string(),
  id: z.string(),
})

/** Where a list of members goes on: what its last member stood by, so that it goes on there when they are gone. */
export type MemberPlace = z.infer<typeof Place>

export function writePlace(place: MemberPlace): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Refuses what no reply of ours has said. */
export function readPlace(text: string): MemberPlace {
  try {
    return Place.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new AppError('invalid_input', { message: 'Send "after" as "next" of the piece before said it.' })
  }
}
