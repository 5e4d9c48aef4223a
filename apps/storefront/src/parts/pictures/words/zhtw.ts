import type { PictureWords } from './en.ts'

export const zhtw: PictureWords = {
  add: '新增圖片',
  addMore: '再新增一張',
  hint: (most) => `最多 ${most} 張：JPEG、PNG 或 WebP，每張不超過 10 MB`,
  picture: (n) => `圖片 ${n}`,
  pictureFailed: '暫時無法開啟此圖片',
  sending: (percent) => `正在上傳 ${percent}%`,
  sent: '已上傳',
  replace: '更換',
  replaceOf: (n) => `更換圖片 ${n}`,
  remove: '移除',
  removeOf: (n) => `移除圖片 ${n}`,
  again: '重新上傳',
  againOf: (n) => `重新上傳圖片 ${n}`,
  notPicture: '此檔案不是 JPEG、PNG 或 WebP 圖片',
  tooLarge: '此圖片超過 10 MB',
  tooMany: (most) => `最多 ${most} 張圖片`,
}
