import { Big } from 'big.js'

/** Exact decimal arithmetic on text, for rates and taxes. No amount passes through a float. */
const calculate = Big()
calculate.DP = 20
calculate.RM = 1
calculate.strict = true

export const add = (a: string, b: string): string => new calculate(a).plus(b).toFixed()
export const subtract = (a: string, b: string): string => new calculate(a).minus(b).toFixed()
export const multiply = (a: string, b: string): string => new calculate(a).times(b).toFixed()
/** Divides to 20 decimals, rounding half up. */
export const divide = (a: string, b: string): string => new calculate(a).div(b).toFixed()
/** Rounds half up (away from zero); the result always has this many decimals. */
export const round = (value: string, decimals: number): string => new calculate(value).toFixed(decimals, 1)
export const compare = (a: string, b: string): -1 | 0 | 1 => new calculate(a).cmp(b)
