import type { PolicyWords } from './en.ts'

export const zh: PolicyWords = {
  all: '全部政策',
  names: { terms: '服务条款', return: '退货政策', privacy: '隐私政策', user: '用户协议', support: '帮助与支持', about_us: '关于我们' },
  version: (version, since) => `第${version}版，自${since}起生效`,
  past: (since) => `这是较早的版本。新版本自${since}起生效。`,
  toNewest: '查看现行版本',
  compare: '与现行版本对比',
  differs: '现行版本的不同之处',
  noDifference: '两个版本内容相同。',
  went: '已删除：',
  came: '新增：',
  figures: '文字为当时的内容，其中的数字为现行设置。',
  changed: '变更内容',
  contents: '目录',
  versions: '各个版本',
  document: 'Word 文档',
  print: '打印',
  ownData: '我的数据与账户',
  notWritten: '商城尚未编写此页面。如有疑问，请联系客服。',
}
