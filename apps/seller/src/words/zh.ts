import { consoleZh } from '@plaza/console/words/zh'
import type { Words } from './en.ts'

export const zh: Words = {
  common: { requestFailed: '我们这边出了点问题，请重试。', networkFailed: '请检查网络连接后重试。' },
  console: consoleZh,
  screens: {
    pages: '页面',
    dashboard: '概览',
    orders: '订单',
    order: '订单',
    refunds: '退款申请',
    refund: '退款申请',
    products: '商品',
    product: '商品',
  },
  roles: { owner: '店主', catalogue: '商品', orders: '订单', finance: '财务', support: '客服' },
  foot: {
    menu: '店铺与设置',
    toMall: '前往商城',
    appearance: '语言与外观',
    language: '语言',
    theme: '外观',
    system: '跟随系统',
    light: '浅色',
    dark: '深色',
    logOut: '退出登录',
    languageFailed: '无法加载该语言',
  },
  signIn: {
    title: '您店铺的后台',
    text: '请从商城进入：登录后选择“管理后台”，即可直接进入。',
    ended: '您在此处的会话已结束，请从商城重新打开后台。',
    wrong: '该链接已被使用或已超过一分钟，请从商城重新打开后台。',
    toMall: '前往商城',
    opening: '正在打开您的店铺…',
  },
}
