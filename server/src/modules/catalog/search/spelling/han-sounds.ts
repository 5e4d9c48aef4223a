/**
 * The first common character of each Mandarin syllable, in phonetic order. Adjacent syllables in n and ng count as one, because users who type by
 * sound confuse them.
 */
const firstOfSound = [
  ...('阿哎安凹八白扳包卑奔逼边标憋宾拨卜擦猜参操册层叉拆掺抄车郴吃充抽出揣川疮吹春戳疵匆凑粗蹿崔村搓搭呆丹刀得灯低掂刁爹丁丢东都督端堆吨多' +
    '讹恩儿发帆飞分否夫嘎该甘皋戈给根工勾估瓜乖关光归辊郭哈咳酣毫呵黑痕轰侯乎花怀欢荒灰昏豁讥加奸江交阶巾炯纠居娟撅军咖开刊考苛肯空抠枯夸块宽匡亏坤扩' +
    '垃来兰捞乐雷棱哩俩连良撩列拎溜龙娄卢驴孪掠抡罗妈埋蛮猫么没门眯眠苗灭民谬摸牟母拿乃男挠呢馁嫩妮拈娘鸟捏您牛农奴女暖疟挪哦欧趴拍潘抛呸喷批偏飘撇拼坡剖仆' +
    '七掐千呛悄切亲穷丘区圈炔裙然饶惹人日戎柔如阮蕊闰若撒塞三搔色森杀筛山捎奢申尸收书刷衰拴双水吮说司松搜苏酸虽孙唆他胎坍涛特疼剔天挑帖厅通偷凸湍推吞托' +
    '挖歪弯汪危温翁挝乌夕虾仙乡宵些心凶休戌轩削勋丫烟央妖椰一因哟佣优迂冤曰晕匝灾咱遭则贼怎扎斋沾招遮贞之中舟朱抓拽专妆追谆拙孜宗邹租钻嘴尊昨'),
]

const collator = new Intl.Collator('zh-u-co-pinyin')

/** The Mandarin syllable of a character, after folding to its simplified form. */
const soundOf = (character: string): number => {
  let [from, to] = [0, firstOfSound.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (collator.compare(firstOfSound[middle] ?? '', character) <= 0) from = middle + 1
    else to = middle
  }
  return from
}

/** Whether the texts differ in one character with the same sound: a user who types by sound picked the wrong character. */
export const isHanSlip = (typed: string, word: string): boolean => {
  let wrong = -1
  for (let at = 0; at < word.length; at += 1) {
    if (typed[at] === word[at]) continue
    if (wrong >= 0) return false
    wrong = at
  }
  return wrong >= 0 && typed.length === word.length && soundOf(typed[wrong] ?? '') === soundOf(word[wrong] ?? '')
}
