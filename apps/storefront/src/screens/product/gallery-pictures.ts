import type { OptionGroup, Product, Sku } from './choose-variant.ts'

export type GalleryPicture = { image: string | null; tint: number }

/** The pictures of a product, then those that only a variant has; one empty field where there are none. */
export const galleryPictures = ({ images, skus, tint }: Pick<Product, 'images' | 'skus' | 'tint'>): GalleryPicture[] => {
  const found = new Map<string, GalleryPicture>()
  for (const picture of [...images, ...skus])
    if (picture.image && !found.has(picture.image)) found.set(picture.image, { image: picture.image, tint: picture.tint })
  return found.size > 0 ? [...found.values()] : [{ image: null, tint }]
}

/** The picture of each value, for a group whose values look different from each other; nothing for sizes. */
export const picturesOf = ({ key, values }: OptionGroup, skus: readonly Sku[]): Map<string, GalleryPicture> | undefined => {
  const pictures = new Map<string, GalleryPicture>()
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
