import { catalogue } from '../../catalogue.ts'

export const yourDataText = catalogue('your-data', {
  title: 'Your data',
  export: 'Everything about you as one file',
  exportNote:
    'An archive with every table as JSON and CSV, your photos and signatures. It takes a moment. Only you can download it, for 24 hours.',
  ask: 'Make the archive',
  askAgain: 'Make a new archive',
  asking: 'Asking…',
  waiting: 'The archive is waiting for its turn.',
  running: (done: number, total: number) => `The archive is being made: ${done} of ${total} files.`,
  ready: (size: string, until: string) => `The archive is ready: ${size}, until ${until}.`,
  download: 'Download the archive',
  failed: 'The archive could not be made. Please try again.',
  notAsked: 'The archive could not be requested',
  privacy: 'What is kept about you, and why',
  erase: 'Delete your account',
  eraseNote:
    'Your account, photos, signatures, handicap record and devices are deleted at once. In past results you are “Former member”; places stay as they are.',
  eraseButton: 'Delete account…',
  eraseTitle: 'Delete your account?',
  eraseMeans:
    'This cannot be taken back. An open card is withdrawn, and unsent scores on this device are lost. Make the archive first if you want to keep what is yours.',
  password: 'Your password',
  email: 'Your e-mail address, typed again',
  emailHint: (email: string) => `Type ${email} so that this does not happen by mistake.`,
  emailDiffers: 'This is not the e-mail address of this account.',
  passwordMissing: 'Enter your password.',
  passwordWrong: 'This is not your password.',
  eraseNow: 'Delete account for good',
  erasing: 'Deleting…',
  notErased: 'The account was not deleted',
})
