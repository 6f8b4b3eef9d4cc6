import { catalogue } from '../../catalogue.ts'

/** How Scoreclub gets onto the home screen, told once after the first round. */
export const installText = catalogue('install', {
  title: 'Scoreclub on your home screen',
  why: 'Install Scoreclub from this browser. It opens from your home screen, with or without a signal.',
  safariForgets:
    'Safari deletes unsent cards if you do not open Scoreclub for seven days. The app on your home screen keeps them.',
  install: 'Install',
  no: 'No, thank you',
  understood: 'Got it',
  share: 'Tap Share',
  toHomeScreen: 'Choose “Add to Home Screen”',
  add: 'Tap Add',
})
