/** Of the toast that a round was started; its first score takes that away. */
export const ROUND_TOPIC = 'round'
