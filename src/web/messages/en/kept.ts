import { catalogue } from '../catalogue.ts'

/** What a screen says when it shows what the phone has kept. */
export const keptText = catalogue('kept', {
  title: 'Shown without a connection',
  from: (time: string) => `Scoreclub cannot be reached. You see what this phone last had, from ${time}.`,
  tryNow: 'Try now',
  version: 'New version',
  versionReady: 'A new version is ready; it is taken when you next open Scoreclub.',
  versionElsewhere:
    'Scoreclub is open in another tab too. The new version is taken when all of them are closed.',
  takeVersion: 'Take it now',
  pageOutdated:
    'This page is from an older version of Scoreclub and cannot load anything more. Scores that you enter are kept and sent.',
  loadVersion: 'Load the new version',
})
