import type { PictureWords } from './en.ts'

export const zh: PictureWords = {
  label: '图片',
  choose: '选择图片',
  other: '换一张',
  remove: '移除',
  first: '移到最前',
  hint: 'JPEG、PNG 或 WebP，最大 10 MB',
}
