import { catalogue } from '../../catalogue.ts'

/** What a screen says when it shows what the phone has kept. */
export const keptText = catalogue('kept', {
  title: 'Not up to date',
  from: (time: string) => `Scoreclub has not answered. You see what this phone had, from ${time}.`,
  tryNow: 'Try now',
  version: 'New version',
  versionReady: 'A new version is ready. It starts when you next open Scoreclub.',
  versionStarting: 'The new version is starting.',
  versionFailed: 'The new version did not start. Close Scoreclub and open it again to use it.',
  versionElsewhere:
    'Scoreclub is open in another tab too. The new version starts when all its tabs are closed.',
  takeVersion: 'Use it now',
  pageOutdated:
    'This page is from an older version of Scoreclub and cannot load anything more. Scores that you enter are kept and sent.',
  loadVersion: 'Load the new version',
})
