#!/bin/bash
# React, react-dom: the identity of a reducer's state while an update of a transition waits.
#
# Believed: between two events useReducer gives the same state object at every render, so that an effect that depends on it
# runs once for each event.
# Seen: while one update of the reducer waits in a transition and an urgent one came after it, every render that leaves the
# transition out applies the urgent update again, to the state before both. A reducer that makes a new object makes one
# for each render, whatever the render was for, and every effect and memo that depends on it runs again, until the
# transition is drawn.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent react@19.3.1 react-dom@19.3.1 happy-dom@21.0.4
cat >look.mjs <<'JS'
import { Window } from 'happy-dom'
const window = new Window()
Object.assign(globalThis, { window, document: window.document, navigator: window.navigator })
const { createElement, startTransition, useEffect, useReducer, useState, version } = await import('react')
const { createRoot } = await import('react-dom/client')
const { flushSync } = await import('react-dom')

let dispatch, renderAgain
let states = []
let effects = 0
function Watched() {
  const [state, send] = useReducer((held, name) => ({ ...held, [name]: true }), {})
  const [, setCount] = useState(0)
  dispatch = send
  renderAgain = setCount
  states.push(state)
  useEffect(() => void effects++, [state])
  return null
}

/** Renders five times without an event, and counts the states seen and the effects run. */
function renderFiveTimes() {
  states = []
  effects = 0
  for (let count = 0; count < 5; count++) flushSync(() => renderAgain((last) => last + 1))
  return { states: new Set(states).size, effects }
}

const root = createRoot(document.createElement('div'))
flushSync(() => root.render(createElement(Watched)))
const before = renderFiveTimes()
startTransition(() => dispatch('late'))
flushSync(() => dispatch('urgent'))
const waiting = renderFiveTimes()
while (!states.at(-1).late) await new Promise((resolve) => setTimeout(resolve, 5))
const after = renderFiveTimes()
root.unmount()

console.log(`React ${version}, five renders without an event for the reducer:`)
console.log('  before a transition      ', JSON.stringify(before))
console.log('  while its update waits   ', JSON.stringify(waiting))
console.log('  after it was drawn       ', JSON.stringify(after))
const isAsSeen =
  before.states === 1 && before.effects === 0 && waiting.states === 5 && waiting.effects === 5 && after.states === 1
console.log(isAsSeen ? 'As described above.' : 'CHANGED: this is not what the head of this file describes.')
process.exit(isAsSeen ? 0 : 1)
JS
node look.mjs
