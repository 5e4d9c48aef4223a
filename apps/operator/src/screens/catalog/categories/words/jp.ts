import type { CategoryWords } from './en.ts'

export const jp: CategoryWords = {
  title: 'カテゴリー',
  text: 'ドラッグ、ボタン、矢印キーで並べ替えられます。中身のあるものは削除できません。',
  add: 'カテゴリーを追加',
  addBelow: '下に追加',
  change: '変更',
  up: '上へ',
  down: '下へ',
  name: '名前',
  save: '保存',
  saved: '買い物客に反映されました',
  remove: '削除',
  removed: '削除しました',
  inUse: '中身があります',
  missing: '不足している名前',
  none: 'カテゴリーはまだありません',
  products: '点の商品',
}
