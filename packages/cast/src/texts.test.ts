import { describe, expect, it } from 'vitest'
import { cast } from './index.ts'
import type { CastProduct } from './shape.ts'

const languages = ['en', 'zh', 'es', 'jp', 'th', 'zhtw'] as const

const repeated = (list: readonly string[]): string[] => list.filter((item, at) => list.indexOf(item) !== at)

/** Common letters that only one of the two Chinese scripts has. */
const simplifiedOnly =
  '这们说对为来时间门东车国学会过开关点样还让线专业书买卖乐习产亲从优传价众体冲减历压厨参双变号听启员团围图块坚处备复够头夹奖宽实宝层带帮广张当录忆怀惊态总恶戏户担择损换据护报拥挂挤摆摇断无旧显机杂权条极构树桥检楼标档欢残气汇沟测浆浅润满滤滚灯灵炉热爱状独环现电画疗监盖盘础确离称稳竖笔简类粮紧红纤约级纯纸纹练组细织终经结给络绝统续维绿缓编缝缩网罗职联肤胶脚脱脸节药获营虽装补裤见规视觉览触计认议讯记讲许设访证评识译试话询该详语误请读课调谁谈谢负财货质购贴费资赛赞赠转轮软轻较载输边达运进远违连适选递遗释针钢钥钱铁铜银链锁锅锋键错长闭问闲闻阅阳阴际陆随难雾须顶项顺预领频题颜风飞饭饮馆马驱验骑鱼鲜鸟麦齐齿龙'
const traditionalOnly =
  '這們說對為來時間門東車國學會過開關點樣還讓線專業書買賣樂習產親從優傳價眾體減歷壓廚參雙變號聽啟員團圍圖塊堅處備夠頭夾獎寬實寶層帶幫廣張當錄憶懷驚態總戲擔擇損換據護報擁掛擠擺搖斷無舊顯機雜權條極構樹橋檢樓標檔歡殘氣測漿淺潤滿濾滾燈靈爐熱愛狀獨環現電畫療監蓋盤礎確離種稱穩筆簡類糧緊紅纖約級純紙紋練組細織終經結給絕統續維綠緩編縫縮網職聯膚膠腳臉節藥獲營雖裝補褲見規視覺覽觸計認議訊記講許設訪證評識譯試話詢該詳語誤請讀課調誰談謝負財貨質購貼費資賽贈轉輪軟輕較載輸邊達運進遠違連適選遞遺釋針鋼鑰錢鐵銅銀鏈鎖鍋鋒鍵錯長閉問閒聞閱陽陰際陸隨難霧須頂項順預領頻題顏風飛飯飲館馬驅驗騎魚鮮鳥麥齊齒龍後與裡'

const strayLetters = (text: string, foreign: string): string[] => [...text].filter((letter) => foreign.includes(letter))

/** Every object of the cast that has exactly the six languages, with the path at which it stands. */
const textsIn = (value: unknown, path: string): [path: string, texts: Record<string, unknown>][] => {
  if (!value || typeof value !== 'object') return []
  const entries = Object.entries(value)
  const isText = entries.length === 6 && languages.every((language) => language in value)
  return isText
    ? [[path, value as Record<string, unknown>]]
    : entries.flatMap(([name, item]) =>
        textsIn(item, `${path}.${item && typeof item === 'object' && 'key' in item ? String(item.key) : name}`),
      )
}
const allTexts = textsIn(cast, 'cast')

const productTexts = (product: CastProduct) =>
  languages.flatMap((language) => product.text[language].map((text) => [language, text] as const))

describe('texts of the demo mall', () => {
  it('are there in six languages wherever there is one', () => {
    expect(allTexts.length).toBeGreaterThan(450)
    const empty = allTexts.filter(([, texts]) =>
      languages.some((language) => [texts[language]].flat().some((text) => !String(text ?? '').trim())),
    )
    expect(empty.map(([path]) => path)).toEqual([])
  })

  it('of a product are name, summary and description, none of them twice in the mall', () => {
    const incomplete = cast.products.filter(({ text }) => languages.some((language) => text[language].length !== 3))
    expect(incomplete).toEqual([])
    expect(languages.flatMap((language) => repeated(cast.products.flatMap(({ text }) => [...text[language]])))).toEqual([])
  })

  it('are each in their own script', () => {
    const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
    const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
    const scripts = { zh: /\p{Script=Han}/u, jp: japanese, th: /\p{Script=Thai}/u, zhtw: /\p{Script=Han}/u }
    const strangers = allTexts.flatMap(([path, texts]) =>
      Object.entries(scripts).flatMap(([language, script]) => {
        const written = [texts[language]].flat().map(String)
        return written
          .filter((text) => !script.test(text) || (language === 'jp' && text.length > 24 && !kana.test(text)))
          .map((text) => `${path} ${language}: ${text}`)
      }),
    )
    expect(strangers).toEqual([])
  })

  it('hold no English sentence where another language is spoken', () => {
    const englishWords = /\b(the|and|with|from|your|for|this|that|are|you)\b/i
    const left = cast.products.flatMap((product) =>
      productTexts(product).flatMap(([language, text]) =>
        language !== 'en' && englishWords.test(text) ? [`${product.key} ${language}: ${text}`] : [],
      ),
    )
    expect(left).toEqual([])
  })

  it('of simplified and traditional Chinese keep to their own characters', () => {
    const mixed = allTexts.flatMap(([path, { zh, zhtw }]) => [
      ...strayLetters(String(zh), traditionalOnly).map((letter) => `${path} zh: ${letter}`),
      ...strayLetters(String(zhtw), simplifiedOnly).map((letter) => `${path} zhtw: ${letter}`),
    ])
    expect(mixed).toEqual([])
  })

  it('never shout: no exclamation mark anywhere', () => {
    const loud = allTexts.filter(([, texts]) => languages.some((language) => /[!！¡]/.test([texts[language]].flat().join(' '))))
    expect(loud.map(([path]) => path)).toEqual([])
  })
})
