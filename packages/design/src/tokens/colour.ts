/** Colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]
export type Rgb = readonly [red: number, green: number, blue: number]

/** Linear-light sRGB; components outside 0–1 mean that the colour is outside the gamut. */
const linearRgb = ([lightness, chroma, hue]: Oklch): Rgb => {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3
  const medium = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3
  const short = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3
  return [
    4.0767416360759583 * long - 3.3077115392580629 * medium + 0.2309699031821043 * short,
    -1.2684379732850315 * long + 2.6097573492876882 * medium - 0.341319376002657 * short,
    -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
  ]
}

const isInGamut = (rgb: Rgb) => rgb.every((part) => part >= -1e-6 && part <= 1 + 1e-6)

/** The same lightness and hue, with the highest chroma that sRGB can show, up to the chroma of the given colour. */
export const clampChroma = (colour: Oklch): Oklch => {
  if (isInGamut(linearRgb(colour))) return colour
  const [lightness, chroma, hue] = colour
  let inside = 0
  let outside = chroma
  while (outside - inside > 1e-5) {
    const middle = (inside + outside) / 2
    if (isInGamut(linearRgb([lightness, middle, hue]))) inside = middle
    else outside = middle
  }
  return [lightness, inside, hue]
}

const toByte = (linear: number) => {
  const part = Math.min(1, Math.max(0, linear))
  const encoded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
}

export const toHex = (colour: Oklch): string =>
  '#' +
  linearRgb(clampChroma(colour))
    .map((part) => toByte(part).toString(16).padStart(2, '0'))
    .join('')

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast ratio of two hex colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
