import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AfterHandIn } from './after-hand-in.tsx'

const nothing = () => undefined
const said = (hasAccount: boolean) =>
  renderToStaticMarkup(
    <AfterHandIn
      state={{ at: 'done', card: { grossScore: 90, netScore: 72, stablefordPoints: 36, hasAccount } }}
      onTryNow={nothing}
      onGiveUp={nothing}
      onEnd={nothing}
    />,
  )

test('when the player has no account, then nobody is told that they see the card in the app', () => {
  expect(said(true)).toContain('The player sees it in the app')
  expect(said(false)).not.toContain('sees it in the app')
  expect(said(false)).toContain('no account in the app')
})
