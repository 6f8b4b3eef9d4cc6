/** A page names the contract that it was built with in each call; clients that name none are answered as ever. */
export const CONTRACT_HEADER = 'scoreclub-contract'

/** Goes up with a change of a call that pages of the version before could not make or read. */
export const CONTRACT = 1

/** The oldest contract that this server answers; never above what the pages of the last release speak. */
export const OLDEST_CONTRACT = 1
