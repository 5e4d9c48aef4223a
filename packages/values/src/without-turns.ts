/** Signs that turn the writing round for whatever stands after them: no text brings them before anybody else's eyes. */
const turnsRound = /\p{Bidi_Control}/gu

export const withoutTurns = (typed: string): string => typed.replace(turnsRound, '')
