/** Hues of the twelve tile tints, in OKLCH; tint 1 is the first. */
export const tintHues = [20, 45, 70, 95, 130, 160, 190, 220, 250, 280, 310, 345] as const

const greyChroma = 0.045
const greyTints = [7, 8, 9, 10] as const

const linear = (channel: number): number => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Chroma and hue (degrees) of an sRGB colour in OKLCH. */
const chromaAndHue = (red: number, green: number, blue: number): { chroma: number; hue: number } => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { chroma: Math.hypot(greenRed, blueYellow), hue: ((Math.atan2(blueYellow, greenRed) * 180) / Math.PI + 360) % 360 }
}

const distance = (one: number, other: number): number => Math.min(Math.abs(one - other), 360 - Math.abs(one - other))

const nearestTint = (hue: number): number => {
  const nearest = tintHues.toSorted((one, other) => distance(hue, one) - distance(hue, other))[0] ?? tintHues[0]
  return tintHues.indexOf(nearest) + 1
}

const stableHash = (text: string): number => [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/** The tint whose hue is nearest to the object's most common colour; greyish objects get a cool one that stays theirs. */
export const tintOf = (rgba: Uint8Array, name: string): number => {
  const weightOf = new Map<number, number>()
  let [opaque, colourful] = [0, 0]
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 200) continue
    opaque += 1
    const { chroma, hue } = chromaAndHue(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)
    if (chroma < greyChroma) continue
    colourful += 1
    const tint = nearestTint(hue)
    weightOf.set(tint, (weightOf.get(tint) ?? 0) + chroma)
  }
  if (colourful < opaque * 0.2) return greyTints[stableHash(name) % greyTints.length] ?? greyTints[0]
  return [...weightOf].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? greyTints[0]
}
