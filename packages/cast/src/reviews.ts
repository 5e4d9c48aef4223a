import type { CastProduct, Words } from './shape.ts'

type Language = keyof Words
export type CastReview = {
  rating: number
  text: string
  lang: Language
  author: string | null
  daysAgo: number
  withPicture: boolean
  reply: string | null
}

/** What buyers of anything might say, by how content they are. Each language has its own voices. */
const voices: Readonly<
  Record<
    Language,
    { authors: readonly string[]; glad: readonly string[]; fair: readonly string[]; sorry: readonly string[]; answer: string }
  >
> = {
  en: {
    authors: ['Noor A.', 'Ben T.', 'Ada W.', 'Grace M.', 'Owen P.'],
    glad: [
      'Exactly as pictured and packed with care. I have used it every day since it came.',
      'Better than I expected for the price. The finish is tidy, no rough edges anywhere.',
      'Bought one for myself, then a second as a gift. Both arrived within the dates shown.',
      'Feels solid. My sister has already asked where it is from.',
    ],
    fair: [
      'Does what it should. The box was a little dented but nothing inside was harmed.',
      'Good, though slightly smaller than I had imagined. Check the measurements first.',
    ],
    sorry: ['It works, but the colour is duller than in the picture. I sent it back and the refund came in three days.'],
    answer: 'Thank you for telling us. Measurements are in the details now, and we have made the picture truer to the colour.',
  },
  zh: {
    authors: ['小林', '阿晴', '周**', '木子', '陈先生'],
    glad: [
      '和图片一样，包装很用心，收到后天天在用。',
      '这个价格超出预期，做工细致，没有毛边。',
      '先给自己买了一个，又买了一个送朋友，都按时到了。',
    ],
    fair: ['够用，外箱有点压痕，里面完好。', '不错，比想象中略小，建议先看尺寸。'],
    sorry: ['能用，但颜色比图片暗一些，退货三天就退款了。'],
    answer: '谢谢反馈，详情里已补充尺寸，图片颜色也重新校准了。',
  },
  es: {
    authors: ['Lucía R.', 'Javier M.', 'Paula G.', 'Andrés V.'],
    glad: [
      'Igual que en la foto y muy bien embalado. Lo uso a diario desde que llegó.',
      'Mejor de lo que esperaba por este precio. Acabado limpio, sin rebabas.',
      'Compré uno para mí y otro para regalar. Los dos llegaron en la fecha indicada.',
    ],
    fair: [
      'Cumple. La caja venía algo golpeada, pero el contenido estaba perfecto.',
      'Bien, aunque un poco más pequeño de lo que pensaba. Mirad las medidas.',
    ],
    sorry: ['Funciona, pero el color es más apagado que en la foto. Lo devolví y el reembolso tardó tres días.'],
    answer: 'Gracias por contárnoslo. Hemos añadido las medidas y corregido el color de la foto.',
  },
  jp: {
    authors: ['さくら', 'K.M', 'ゆうた', 'はるか', 'モリ'],
    glad: [
      '写真どおりの品で、梱包も丁寧でした。届いてから毎日使っています。',
      'この価格でこの仕上がりなら大満足です。',
      '自分用と贈り物用に二つ購入。どちらも予定日に届きました。',
    ],
    fair: [
      '普通に使えます。箱に少しへこみがありましたが中身は無事でした。',
      '良い品ですが、思ったより少し小さめ。寸法の確認をおすすめします。',
    ],
    sorry: ['使えますが、色が写真よりくすんで見えました。返品したところ三日で返金されました。'],
    answer: 'ご意見ありがとうございます。寸法を追記し、写真の色味を見直しました。',
  },
  th: {
    authors: ['น้องฝน', 'คุณต้น', 'มะลิ', 'P. Chai'],
    glad: ['ของตรงปก แพ็กมาดีมาก ใช้ทุกวันตั้งแต่ได้รับ', 'คุ้มราคากว่าที่คิด งานเก็บละเอียด ไม่มีขอบคม', 'ซื้อใช้เองหนึ่งชิ้น ซื้อฝากเพื่อนอีกชิ้น ส่งตรงเวลาทั้งคู่'],
    fair: ['ใช้ได้ตามที่ควรเป็น กล่องบุบนิดหน่อยแต่ของข้างในปลอดภัย', 'ดีค่ะ แต่เล็กกว่าที่คิดเล็กน้อย ควรดูขนาดก่อนสั่ง'],
    sorry: ['ใช้งานได้ แต่สีหม่นกว่าในรูป ส่งคืนแล้วได้เงินคืนภายในสามวัน'],
    answer: 'ขอบคุณที่บอกเรา เราเพิ่มขนาดในรายละเอียดและปรับสีของรูปให้ตรงขึ้นแล้ว',
  },
  zhtw: {
    authors: ['小婷', '阿凱', '怡君', '林先生'],
    glad: [
      '跟照片一樣，包裝很用心，收到後每天都在用。',
      '以這個價格來說超乎預期，做工細緻沒有毛邊。',
      '先買一個自用，再買一個送朋友，都準時到貨。',
    ],
    fair: ['符合需求，外盒有點壓到，裡面完好。', '不錯，比想像中小一點，建議先看尺寸。'],
    sorry: ['可以用，但顏色比照片暗，退貨後三天就收到退款。'],
    answer: '謝謝您的回饋，商品頁已補上尺寸，照片顏色也重新校正了。',
  },
}

const languages = Object.keys(voices) as Language[]

/** A number that a text always gives: the same mall grows from the same cast. */
const seedOf = (text: string): number => [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7)
const pick = <T>(list: readonly T[], seed: number): T => {
  const found = list[seed % list.length]
  if (found === undefined) throw new RangeError('nothing to pick from')
  return found
}

/** How often one to five stars were given, so that they sum to the ratings and come as near to the average as whole numbers can. */
export const starsOf = ({ demand: { rating, ratings } }: CastProduct): number[] => {
  const sum = Math.round(rating * ratings)
  const low = Math.floor((5 * ratings - sum) * 0.06)
  const stars = [low, Math.round(low * 0.6), Math.round(low * 1.6), 0, 0]
  const given = stars.reduce((all, count) => all + count, 0)
  const points = stars.reduce((all, count, index) => all + count * (index + 1), 0)
  const left = ratings - given
  const above = sum - points - 4 * left
  const fives = Math.min(left, Math.max(0, above))
  const threes = Math.max(0, -above)
  return [stars[0] ?? 0, stars[1] ?? 0, (stars[2] ?? 0) + threes, left - fives - threes, fives]
}

const moods = ['glad', 'glad', 'fair', 'glad', 'sorry', 'glad', 'fair', 'glad'] as const
const ratingOf = { glad: 5, fair: 4, sorry: 2 } as const

/** What somebody says who gave so many stars, or what a shop answers. */
export const sayingOf = (lang: Language, stars: number | 'answer', turn: number): string => {
  const voice = voices[lang]
  if (stars === 'answer') return voice.answer
  return pick(stars > 4 ? voice.glad : stars > 2 ? voice.fair : voice.sorry, turn)
}

/** A handful of reviews of a product, each in its author's language. */
export const reviewsOf = (product: CastProduct): CastReview[] => {
  const seed = seedOf(product.key)
  const count = Math.min(3 + (seed % 6), product.demand.ratings)
  const said = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const turn = seed + index * 7
    const lang = pick(languages, seed + index)
    const mood = pick(moods, index + (seed % 3))
    const voice = voices[lang]
    // Two people do not write the same of one thing.
    const fresh = voice[mood].filter((text) => !said.has(text))
    const text = pick(fresh.length > 0 ? fresh : voice[mood], turn + index)
    said.add(text)
    return {
      rating: ratingOf[mood],
      text,
      lang,
      author: turn % 9 === 0 ? null : pick(voice.authors, turn),
      daysAgo: Math.min(product.ageDays, 1 + ((turn * 13) % 180)),
      withPicture: turn % 4 === 1,
      reply: mood === 'sorry' ? voice.answer : null,
    }
  })
}
