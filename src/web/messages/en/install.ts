import { catalogue } from '../catalogue.ts'

/** How Scoreclub gets onto the home screen, told once after the first round. */
export const installText = catalogue('install', {
  title: 'Scoreclub on your home screen',
  why: 'Scoreclub installs from this browser: it then opens from your home screen, with or without a signal.',
  safariForgets:
    'A Safari tab deletes cards that wait to be sent when Scoreclub is not opened for seven days. The app on your home screen keeps them.',
  install: 'Install',
  no: 'No, thank you',
  understood: 'Understood',
  share: 'Tap Share',
  toHomeScreen: 'Choose “Add to Home Screen”',
  add: 'Tap Add',
})
