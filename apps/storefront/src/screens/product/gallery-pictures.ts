import type { Product } from '../../parts/options/choose-variant.ts'

export type GalleryPicture = { image: string | null; tint: number }

/** The product's pictures, then pictures that only variants have. Without any picture, one empty tile. */
export const galleryPictures = ({ images, skus, tint }: Pick<Product, 'images' | 'skus' | 'tint'>): GalleryPicture[] => {
  const found = new Map<string, GalleryPicture>()
  for (const picture of [...images, ...skus])
    if (picture.image && !found.has(picture.image)) found.set(picture.image, { image: picture.image, tint: picture.tint })
  return found.size > 0 ? [...found.values()] : [{ image: null, tint }]
}
