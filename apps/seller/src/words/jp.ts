import { consoleJp } from '@plaza/console/words/jp'
import type { Words } from './en.ts'

export const jp: Words = {
  common: { requestFailed: '問題が発生しました。もう一度お試しください。', networkFailed: '接続を確認して、もう一度お試しください。' },
  console: consoleJp,
  screens: {
    pages: 'ページ',
    dashboard: 'ダッシュボード',
    orders: '注文',
    order: '注文',
    refunds: '返金申請',
    refund: '返金申請',
    products: '商品',
    product: '商品',
  },
  roles: { owner: 'オーナー', catalogue: '商品', orders: '注文', finance: '経理', support: 'サポート' },
  foot: {
    menu: 'ショップと設定',
    toMall: 'モールへ',
    appearance: '言語と表示',
    language: '言語',
    theme: '表示',
    system: 'システム',
    light: 'ライト',
    dark: 'ダーク',
    logOut: 'ログアウト',
    languageFailed: 'その言語を読み込めませんでした',
  },
  signIn: {
    title: 'ショップの管理画面',
    text: 'モールから開きます。ログインして「管理画面」を選ぶと、そのまま入れます。',
    ended: 'セッションが終了しました。モールからもう一度開いてください。',
    wrong: 'このリンクは使用済みか、1分の期限が過ぎています。モールからもう一度開いてください。',
    toMall: 'モールへ',
    opening: 'ショップを開いています…',
  },
}
