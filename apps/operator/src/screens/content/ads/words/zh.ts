import type { AdWords } from './en.ts'

export const zh: AdWords = {
  title: '广告',
  text: '首页五个位置在设定时间内显示的内容。',
  add: '新建广告',
  none: '暂无广告',
  position: '位置',
  rank: '同位置的顺序',
  link: '链接地址',
  linkHint: '商城内页面（#/…）或 https 地址',
  images: '图片',
  kicker: '标题上方文字',
  headline: '标题',
  body: '文字',
  button: '按钮',
  preview: '预览',
  phone: '手机',
  desktop: '电脑',
  previous: '上一个',
  next: '下一个',
  positions: {
    top: '顶部舞台',
    center_top: '舞台旁',
    center: '中部',
    center_bottom: '中下部',
    bottom: '底部',
  },
}
