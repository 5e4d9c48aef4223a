import type { BrandWords } from './en.ts'

export const jp: BrandWords = {
  title: 'ブランド',
  text: '商品に付けられるブランド。商品があるブランドは削除できません。',
  add: 'ブランドを追加',
  search: '名前で探す',
  none: 'ブランドはまだありません',
  name: '名前',
  products: '商品数',
  words: '足りない言語',
  description: '説明',
  picture: '画像',
  save: '保存',
  saved: 'お客さまに表示されました',
  remove: '削除する',
  removed: '削除しました。履歴から戻せます',
  inUse: '商品があります',
}
