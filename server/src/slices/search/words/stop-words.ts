const listed =
  'a an and as at be by for from in is it its of on or that the this to with your you are ' +
  'al con de del el en es la las lo los más mas o para por que se sin su sus tu un una unas uno unos y ' +
  '的 了 和 与 在 是 有 也 都 而 及 或 这 那 中 可 与 の は に を が で と も や から まで です ます する した して ' +
  'และ ที่ ใน ของ ได้ เป็น มี กับ ให้ จาก หรือ ไม่ ก็ จะ ทั้ง'

const words = new Set(listed.split(' '))

/** Words that stand in every text and so tell nothing. */
export const isStopWord = (folded: string): boolean => words.has(folded)
