import { catalogue } from '../../catalogue.ts'

/** A code after the password: setting it up in the profile, and typing it at sign-in. */
export const secondStepText = catalogue('second-step', {
  title: 'Second step at sign-in',
  lead: 'After your password, signing in also asks for a code from an app on your phone. Nobody gets in with your password alone. We recommend it to club administrators.',
  failed: 'The second step could not be loaded',
  turnOn: 'Turn on',
  turnOnTitle: 'Turn on the second step',
  apps: 'You need an app that shows codes, such as the one of your password manager, Google Authenticator, Microsoft Authenticator or Aegis.',
  goOn: 'Continue',
  passwordWhy: 'So that nobody else changes how you sign in.',
  scan: 'Scan this with the app, or type the key into it.',
  qrLabel: 'QR code with the key for your app',
  openInApp: 'Open in an app on this device',
  key: 'Key',
  copyKey: 'Copy the key',
  copied: 'Copied',
  notCopied: 'This browser does not let pages copy. Select it and copy it yourself.',
  codeOfApp: 'Code that the app shows now',
  codeHint: 'Six digits',
  codeFaulty: 'The code has six digits.',
  notTurnedOn: 'The second step was not turned on',
  turnedOn: 'The second step is on',
  turnedOnMeans: 'All your other devices have been signed out.',
  onSince: (date: string) => `On since ${date}.`,
  codesLeft: (left: number) =>
    left === 0
      ? 'You have no recovery code left. Make new ones, so that a lost phone does not keep you out.'
      : left === 1
        ? 'You have 1 recovery code left. Make new ones soon.'
        : `You have ${left} recovery codes left.`,
  newCodes: 'Make new recovery codes',
  newCodesMeans: 'You get ten new codes. The old ones are no longer valid.',
  notMade: 'No new codes were made',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the second step',
  turnOffMeans: 'Your password alone is then enough to sign in, and your recovery codes are no longer valid.',
  turnedOff: 'The second step is off',
  notTurnedOff: 'The second step is still on',
  codesTitle: 'Your recovery codes',
  codesMeans:
    'If you lose your phone, each code signs you in once, together with your password. They are shown only now. Keep them where you can find them without your phone.',
  codesFor: (site: string) => `Recovery codes for ${site}`,
  copyCodes: 'Copy',
  saveCodes: 'Save as a file',
  printCodes: 'Print',
  kept: 'I have saved them',
  fileName: 'scoreclub-recovery-codes.txt',

  askTitle: 'Second step',
  askLead: 'Your password is right. Now type the code that your app shows, or one of your recovery codes.',
  code: 'Code',
  askHint: 'Six digits, or a recovery code of ten letters and digits',
  askFaulty: 'A code has six digits, a recovery code ten letters and digits.',
  confirm: 'Sign in',
  confirming: 'Signing in…',
  lostBoth:
    'No phone and no recovery code? The person who runs this Scoreclub can turn the second step off. Ask your club.',
  startAgain: 'Start again',
})
