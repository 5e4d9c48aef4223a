/** The part of culori's types that the colour tests use. */
declare module 'culori' {
  type OklchColour = { mode: 'oklch'; l: number; c: number; h?: number }
  export function clampChroma(colour: OklchColour, mode: 'oklch', gamut: 'rgb'): OklchColour
  export function converter(mode: 'oklch'): (colour: string) => OklchColour | undefined
  export function formatHex(colour: OklchColour): string
  export function wcagContrast(one: string, other: string): number
}
