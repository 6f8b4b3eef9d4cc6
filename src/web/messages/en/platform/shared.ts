import { catalogue } from '../../catalogue.ts'

/** Texts that several screens use. */
export const sharedText = catalogue('shared', {
  backToHome: 'Back to Home',
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  delete: 'Delete',
  edit: 'Edit',
  goBack: 'Go Back',
  loading: 'Loading…',
  remove: 'Remove',
  save: 'Save',
  saving: 'Saving…',
  tryAgain: 'Try again',
  undo: 'Undo',
  error: 'Error',
  accessDenied: 'Access Denied',
  noConnection: 'There is no connection. Please try again.',
  serverFault: 'Scoreclub has a problem',
  tryAgainLater: 'Please try again later.',
})
