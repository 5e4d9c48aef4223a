import { foldWord } from './fold.ts'

const listed =
  'a an and as at be by for from in is it its of on or that the this to with your you are ' +
  'al con de del el en es la las lo los más mas o para por que se sin su sus tu un una unas uno unos y ' +
  '的 了 和 与 在 是 有 也 都 而 及 或 这 那 中 可 与 の は に を が で と も や から まで です ます する した して ' +
  'และ ที่ ใน ของ ได้ เป็น มี กับ ให้ จาก หรือ ไม่ ก็ จะ ทั้ง'

const words = new Set(listed.split(' '))

/** Words that occur in every text and so carry no meaning. */
export const isStopWord = (folded: string): boolean => words.has(folded)

const asking =
  'i am im me my we our us who what whats which where when why how can could would should do does have has got any some please thanks hello hi ' +
  'looking look search searching find buy buying order purchase want wanted need needed like show shop store sale sell selling good best nice ' +
  'cheap cheapest there one ones something someone suitable recommend recommended no not but if will get give very really ' +
  'qué que cuál cuáles cuanto dónde donde cómo como cuándo quién quiero quisiera necesito busco buscar buscando comprar compro puedo tiene tienen ' +
  'tienes hay me mi mis nos algo alguna algún algunos algunas favor hola gracias buen buena bueno buenos buenas mejor mejores bonito barato barata ' +
  'baratos baratas muy pero si no ' +
  '我 我想 想 要 想要 想买 我要 买 购买 找 寻找 请 请问 有没有 没有 哪里 哪里买 哪 哪个 什么 怎么 吗 呢 吧 一个 一只 一件 一双 一条 一把 个 给 送 送给 用 用的 ' +
  '能 可以 推荐 好 好的 好用 便宜 便宜的 最好 最好的 很 得到 穿 穿的 适合 ' +
  'お ご へ い な か ね よ 欲 しい 買 たい 探 教 欲しい ほしい 欲し 買いたい 買い たい 買う 買える 探し 探して て 探してい 教え 教えて ください おすすめ お勧め どこ どれ 何 なに いい 良い よい 安い 一番 用 ' +
  'อยาก อยากได้ ต้องการ หา ซื้อ ขอ ขาย ช่วย แนะนำ หน่อย ที่ไหน ไหน อะไร อย่างไร ยังไง ไหม มั้ย ครับ ค่ะ คะ นะ ดี ดีๆ ราคา ถูก ถูกๆ ราคาถูก ใส่ ใช้ ตอน สำหรับ แบบ มาก ที่สุด เอา'

const askingWords = new Set(asking.split(' ').map(foldWord))

/** Question words, which do not name the object. A query drops them, but texts are still indexed by them. */
export const isAskingWord = (folded: string): boolean => words.has(folded) || askingWords.has(folded)
