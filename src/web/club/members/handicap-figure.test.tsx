import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Member } from '#contract/club/members.ts'
import { HandicapFigure } from './handicap-figure.tsx'

const member: Member = {
  id: 'usr_1',
  firstName: 'Raj',
  lastName: 'Patel',
  email: '',
  role: 'player',
  version: 1,
  isOnHandicapCommittee: false,
  status: 'active',
  gender: null,
  handicap: null,
  joinedAt: '2026-06-01T00:00:00Z',
  lastRoundAt: null,
}

const shown = (handicap: string | null) =>
  renderToStaticMarkup(
    <HandicapFigure
      member={{ ...member, handicap }}
      isRead={false}
      fieldId={undefined}
      onPress={() => undefined}
      ref={createRef()}
    />,
  )

test('when a member has no index, then the list shows no number, and a scratch player 0.0', () => {
  expect(shown(null)).toContain('No index yet')
  expect(shown(null)).not.toContain('0.0')
  expect(shown('0.0')).toContain('>0.0<')
})
