/** Bidirectional control characters reverse the text after them. They are removed from all text that other people read. */
const turnsRound = /\p{Bidi_Control}/gu

export const withoutTurns = (typed: string): string => typed.replace(turnsRound, '')
