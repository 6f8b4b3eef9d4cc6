import { catalogue } from '../../catalogue.ts'

/** Who a member is, corrected by an administrator. */
export const memberDetailsText = catalogue('member-details', {
  title: 'Name and numbers',
  firstName: 'First name',
  lastName: 'Last name',
  nameOfAccount:
    'This member has their own account. The new name shows everywhere, at other clubs too, and the member gets a notice. Final results keep the name they were published with.',
  nameOfList: 'The name shows everywhere. Final results keep the name they were published with.',
  memberNumber: 'Membership number',
  memberNumberHint: 'The number in your club’s own list.',
  nationalNumber: (name: string | null) => (name === null ? 'National handicap number' : `${name} number`),
  nationalNumberHint: 'The golf union’s number for this member’s handicap.',
  phone: 'Phone',
  phoneHint: 'Only the club’s administrators and the member can see it.',
  email: (email: string) =>
    `${email} is the address of the member’s account. Only the member changes it, in their profile.`,
  save: 'Save name and numbers',
  saved: 'Name and numbers saved',
  failed: 'The name and numbers were not saved. Please try again.',
  faults: {
    number_taken: 'Another member of the club has this membership number.',
    national_taken: 'Another member of the club has this number. Check which of the two it belongs to.',
    phone_unreadable: 'This is not a phone number. An example: 07700 900123.',
  },
})
