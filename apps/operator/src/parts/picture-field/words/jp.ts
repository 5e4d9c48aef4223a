import type { PictureWords } from './en.ts'

export const jp: PictureWords = {
  label: '画像',
  choose: '画像を選ぶ',
  other: '別の画像を選ぶ',
  remove: '外す',
  first: '先頭にする',
  hint: 'JPEG・PNG・WebP、10 MB まで',
}
