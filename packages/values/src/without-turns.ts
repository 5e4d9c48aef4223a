/** Bidirectional control characters turn the text after them round. They are removed from any text that other people read. */
const turnsRound = /\p{Bidi_Control}/gu

export const withoutTurns = (typed: string): string => typed.replace(turnsRound, '')
