import type { TextsWords } from './en.ts'

export const zh: TextsWords = {
  title: '文案与消息',
  text: '商城拒绝时的提示和通知的内容。缺失的在前，其次是英文已更改而未跟上的。',
  views: {
    all: '全部',
    missing: '缺失',
    stale: '待更新',
    own: '已更改',
  },
  search: '搜索文案',
  none: '没有此类文案',
  noneText: '选择“全部”可查看所有文本。',
  key: '键',
  about: {
    message: '拒绝提示',
    notice: '通知',
  },
  stale: '英文已更改',
  fits: '仍然合适',
  filledIn: (names: string) => `会填入：${names}`,
  empty: '留空则恢复原文',
  save: '保存',
  saved: '现已生效',
  take: '导出表格',
  bring: '导入表格',
  bringTitle: '表格将更改的内容',
  nothingChanges: '与现有内容相同',
  unknown: (keys: string) => `未知，已忽略：${keys}`,
  notTaken: (keys: string) => `未写入：${keys}`,
  noTable: '这不是文案表：需要 key、en、zh、zhtw、es、jp、th 各列',
  write: '写入',
}
