/**
 * The long forms: `npm run bench:faults` sets LONG_FORM=on, and then tests tagged `long-form` run, and those tagged
 * `smaller-here` run with their large numbers. `npm test` counts both.
 */
export const isLongForm = process.env.LONG_FORM === 'on'

/** How often something is repeated: the first number in `npm test`, the second in the long forms. */
export const times = (short: number, long: number) => (isLongForm ? long : short)
