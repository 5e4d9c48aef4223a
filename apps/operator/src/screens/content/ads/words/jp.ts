import type { AdWords } from './en.ts'

export const jp: AdWords = {
  title: '広告',
  text: 'ホームの5か所に期間中表示されるもの。',
  add: '広告を作る',
  none: '広告はまだありません',
  position: '位置',
  rank: '同じ位置での順番',
  link: 'リンク先',
  linkHint: 'モール内の場所（#/…）または https のアドレス',
  images: '画像',
  kicker: '見出しの上の一行',
  headline: '見出し',
  body: '本文',
  button: 'ボタン',
  preview: 'プレビュー',
  phone: 'スマートフォン',
  desktop: 'パソコン',
  previous: '前へ',
  next: '次へ',
  positions: {
    top: '最上部のステージ',
    center_top: 'ステージの横',
    center: '中央',
    center_bottom: '中央の下',
    bottom: '最下部',
  },
}
