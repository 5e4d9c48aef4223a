import type { PictureSource } from '@plaza/design'

/** Illustrations for empty pages, rendered from Fluent Emoji. */
const tints = {
  bell: 4,
  box: 3,
  cart: 8,
  coin: 4,
  heart: 12,
  lock: 4,
  clock: 9,
  bank: 8,
  news: 7,
  pin: 1,
  receipt: 9,
  search: 7,
  shop: 8,
  star: 4,
  tag: 2,
} as const

export const scene = (thing: keyof typeof tints): readonly PictureSource[] => [
  { src: `/scenes/${thing}.webp`, tint: tints[thing], width: 256, height: 256 },
]
