import type { AdWords } from './en.ts'

export const zhtw: AdWords = {
  title: '廣告',
  text: '首頁五個位置在設定時間內顯示的內容。',
  add: '新增廣告',
  none: '尚無廣告',
  position: '位置',
  rank: '同位置的順序',
  link: '連結位址',
  linkHint: '商城內頁面（#/…）或 https 位址',
  images: '圖片',
  kicker: '標題上方文字',
  headline: '標題',
  body: '文字',
  button: '按鈕',
  preview: '預覽',
  phone: '手機',
  desktop: '電腦',
  previous: '上一個',
  next: '下一個',
  positions: {
    top: '頂部舞台',
    center_top: '舞台旁',
    center: '中部',
    center_bottom: '中下部',
    bottom: '底部',
  },
}
