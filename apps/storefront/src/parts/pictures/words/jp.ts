import type { PictureWords } from './en.ts'

export const jp: PictureWords = {
  add: '画像を追加',
  addMore: 'もう1枚追加',
  hint: (most) => `${most}枚まで。JPEG、PNG、WebP、1枚10 MB以内`,
  picture: (n) => `画像${n}`,
  pictureFailed: 'この画像は今開けません',
  sending: (percent) => `送信中 ${percent}%`,
  sent: '送信済み',
  replace: '差し替え',
  replaceOf: (n) => `画像${n}を差し替え`,
  remove: '削除',
  removeOf: (n) => `画像${n}を削除`,
  again: '再送信',
  againOf: (n) => `画像${n}を再送信`,
  notPicture: 'このファイルはJPEG、PNG、WebPの画像ではありません',
  tooLarge: 'この画像は10 MBを超えています',
  tooMany: (most) => `画像は${most}枚までです`,
}
