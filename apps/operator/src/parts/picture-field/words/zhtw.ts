import type { PictureWords } from './en.ts'

export const zhtw: PictureWords = {
  label: '圖片',
  choose: '選擇圖片',
  other: '換一張',
  remove: '移除',
  first: '移到最前',
  hint: 'JPEG、PNG 或 WebP，最大 10 MB',
}
