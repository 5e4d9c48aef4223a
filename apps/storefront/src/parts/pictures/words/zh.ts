import type { PictureWords } from './en.ts'

export const zh: PictureWords = {
  add: '添加图片',
  addMore: '再添加一张',
  hint: (most) => `最多 ${most} 张：JPEG、PNG 或 WebP，每张不超过 10 MB`,
  picture: (n) => `图片 ${n}`,
  pictureFailed: '暂时无法打开此图片',
  sending: (percent) => `正在上传 ${percent}%`,
  sent: '已上传',
  replace: '更换',
  replaceOf: (n) => `更换图片 ${n}`,
  remove: '移除',
  removeOf: (n) => `移除图片 ${n}`,
  again: '重新上传',
  againOf: (n) => `重新上传图片 ${n}`,
  notPicture: '此文件不是 JPEG、PNG 或 WebP 图片',
  tooLarge: '此图片超过 10 MB',
  tooMany: (most) => `最多 ${most} 张图片`,
}
