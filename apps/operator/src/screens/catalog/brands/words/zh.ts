import type { BrandWords } from './en.ts'

export const zh: BrandWords = {
  title: '品牌',
  text: '商品所属的品牌。仍有商品的品牌不能移除。',
  add: '新增品牌',
  search: '按名称搜索',
  none: '暂无品牌',
  name: '名称',
  products: '商品',
  words: '缺少的语言',
  description: '介绍',
  picture: '图片',
  save: '保存',
  saved: '顾客现在可以看到',
  remove: '移除',
  removed: '已移除；可从变更记录恢复',
  inUse: '仍有商品',
}
