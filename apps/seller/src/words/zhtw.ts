import { consoleZhtw } from '@plaza/console/words/zhtw'
import type { Words } from './en.ts'

export const zhtw: Words = {
  common: { requestFailed: '我們這邊出了點問題，請重試。', networkFailed: '請檢查網路連線後重試。' },
  console: consoleZhtw,
  screens: {
    pages: '頁面',
    dashboard: '總覽',
    orders: '訂單',
    order: '訂單',
    refunds: '退款申請',
    refund: '退款申請',
    products: '商品',
    product: '商品',
  },
  roles: { owner: '店主', catalogue: '商品', orders: '訂單', finance: '財務', support: '客服' },
  foot: {
    menu: '店鋪與設定',
    toMall: '前往商城',
    appearance: '語言與外觀',
    language: '語言',
    theme: '外觀',
    system: '跟隨系統',
    light: '淺色',
    dark: '深色',
    logOut: '登出',
    languageFailed: '無法載入該語言',
  },
  signIn: {
    title: '您店鋪的後台',
    text: '請從商城進入：登入後選擇「管理後台」，即可直接進入。',
    ended: '您在此處的工作階段已結束，請從商城重新開啟後台。',
    wrong: '該連結已被使用或已超過一分鐘，請從商城重新開啟後台。',
    toMall: '前往商城',
    opening: '正在開啟您的店鋪…',
  },
}
