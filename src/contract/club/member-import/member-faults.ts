export const memberFaultCodes = [
  'first_name_missing',
  'last_name_missing',
  'name_unclear',
  'name_broken',
  'letters_unreadable',
  'too_long',
  'email_unreadable',
  'email_twice',
  'email_of_member',
  'number_twice',
  'number_of_member',
  'number_broken',
  'zeros_lost',
  'id_twice',
  'id_of_member',
  'name_twice',
  'name_of_member',
  'cell_error',
  'index_unreadable',
  'index_out_of_range',
  'gender_unknown',
  'gender_unclear',
  'date_unreadable',
  'date_in_future',
  'date_is_year',
] as const
export type MemberFaultCode = (typeof memberFaultCodes)[number]

export const memberNoteCodes = [
  'plus_handicaps',
  'minus_plus',
  'minus_no_sign',
  'zeros_lost',
  'email_shared',
] as const
export type MemberNoteCode = (typeof memberNoteCodes)[number]

/** What of a member and a line is compared, in the order in which it is said. */
export const comparedFields = [
  'name',
  'handicapIndex',
  'bornOn',
  'gender',
  'email',
  'memberNumber',
  'nationalId',
  'phone',
] as const
