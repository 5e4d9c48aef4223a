import type { CategoryWords } from './en.ts'

export const zh: CategoryWords = {
  title: '分类',
  text: '可拖动、用按钮或方向键排列。其中有内容的分类无法移除。',
  add: '添加分类',
  addBelow: '添加下级',
  change: '更改',
  up: '上移',
  down: '下移',
  name: '名称',
  save: '保存',
  saved: '顾客现在可以看到',
  remove: '移除',
  removed: '已移除',
  inUse: '其中还有内容',
  missing: '缺少名称',
  none: '还没有分类',
  products: '件商品',
}
