import type { OptionGroup, Sku } from './choose-variant.ts'

export type OptionPicture = Pick<Sku, 'image' | 'tint'>

/** The picture of each value. Undefined for groups whose values look alike, such as sizes. */
export const optionPictures = ({ key, values }: OptionGroup, skus: readonly Sku[]): Map<string, OptionPicture> | undefined => {
  const pictures = new Map<string, OptionPicture>()
  for (const value of values) {
    const ofValue = skus.filter((sku) => sku.options[key] === value.key)
    const images = new Set(ofValue.map((sku) => sku.image))
    if (images.size > 1) return undefined
    const [first] = ofValue
    if (first) pictures.set(value.key, { image: first.image, tint: first.tint })
  }
  const different = new Set([...pictures.values()].flatMap(({ image }) => image ?? []))
  return different.size > 1 ? pictures : undefined
}
