import { searchProducts, type ProductCard } from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const look = async (keyword: string, more: Record<string, string> = {}) => mall.ask(searchProducts, { keyword, ...more })
const names = (list: readonly ProductCard[]) => list.map((card) => card.name_en ?? '')
const trailShoes = 'Ridgeline trail running shoes, breathable mesh'

describe('search words', () => {
  it.each([
    ['trail running shoes', trailShoes],
    ['shoe trail', trailShoes],
    ['TRAIL SHOES', trailShoes],
    ['zapatillas de trail', trailShoes],
    ['zapatilla malla', trailShoes],
    ['越野跑鞋', trailShoes],
    ['越野 跑鞋', trailShoes],
    ['透氣網布', trailShoes],
    ['トレイルランニングシューズ', trailShoes],
    ['ﾗﾝﾆﾝｸﾞｼｭｰｽﾞ トレイル', trailShoes],
    ['รองเท้าวิ่งเทรล', trailShoes],
    ['รองเท้า ตาข่าย', trailShoes],
    ['越野 shoes ランニング รองเท้า', trailShoes],
    ['Ridgeline 跑鞋', trailShoes],
    ['35 mm camera', 'Pocket 35 mm film camera with leather strap'],
    ['35mm 相机', 'Pocket 35 mm film camera with leather strap'],
    ['กล้อง 35 มม', 'Pocket 35 mm film camera with leather strap'],
    ['35 millimetre camera', 'Pocket 35 mm film camera with leather strap'],
    ['teapot 0.9 l', 'Glazed teapot 900 ml with steel infuser'],
    ['tetera 1,2 l', 'Stoneware teapot 1.2 litres, teal glaze'],
    ['0.4 kg beans', 'Butter beans in water, 400 g tin'],
    ['นำ้ผึ้ง', 'Wildflower honey 500 g in a glass jar'],
  ])('"%s" finds %s first or among the first', async (keyword, name) => {
    const { data } = await look(keyword)
    expect(names(data.list)).toContain(name)
    expect(data).toMatchObject({ matched: 'all', corrected: null, keyword })
  })

  it('find the same kind of product in every supported language', async () => {
    const found = await Promise.all(['backpack', '双肩包', 'mochila', 'リュック', 'เป้', '後背包'].map((keyword) => look(keyword)))
    for (const { data } of found) expect(names(data.list)).toContain('City backpack 18 L, recycled canvas')
  })

  it('in a name rank before words only in a description', async () => {
    const { data } = await look('leather', { limit: '50' })
    const inName = names(data.list).map((name) => /leather/i.test(name))
    expect(inName[0]).toBe(true)
    expect(inName.lastIndexOf(true)).toBeLessThan(inName.length - 1)
    expect(inName.slice(0, 5)).toEqual([true, true, true, true, true])
  })

  it('must all match before some are enough', async () => {
    const all = await look('red skis')
    expect(all.data).toMatchObject({ matched: 'all' })
    const some = await look('red skis saxophone')
    expect(some.data.matched).toBe('some')
    expect(some.data.list.length).toBeGreaterThan(0)
  })
})

describe('synonyms in a search', () => {
  const sofa = 'Two-seat sofa, moss green'
  it.each([
    ['couch', null, sofa],
    ['sneakers', null, trailShoes],
    ['sneekers', 'sneakers', trailShoes],
    ['rucksack', null, 'City backpack 18 L, recycled canvas'],
    ['スニーカー', null, trailShoes],
    ['ぼうし', null, 'Maribel sun hat with raspberry ribbon'],
    ['墨镜', null, 'Tidewater sunglasses, plum acetate'],
  ])('"%s" (corrected: %s) finds %s', async (keyword, corrected, name) => {
    const { data } = await look(keyword, { limit: '50' })
    expect(names(data.list)).toContain(name)
    expect(data).toMatchObject({ matched: 'all', corrected })
  })

  it('rank after the word itself', async () => {
    const { data } = await look('trainers', { limit: '50' })
    const own = names(data.list).map((name) => /trainers/i.test(name))
    expect(own[0]).toBe(true)
    expect(own).toContain(false)
    expect(own.lastIndexOf(true)).toBeLessThan(own.indexOf(false))
  })

  it('are counted, filtered and paginated as one list', async () => {
    const whole = await look('sneakers', { limit: '50' })
    const first = await look('sneakers', { limit: '2' })
    const second = await look('sneakers', { limit: '50', cursor: first.data.next_cursor ?? '' })
    expect([...first.data.list, ...second.data.list].map((card) => card.id)).toEqual(whole.data.list.map((card) => card.id))
    expect(whole.data.total).toBe(whole.data.list.length)
    const brand = whole.data.facets?.brands[0]
    expect((await look('sneakers', { brand_id: brand?.id ?? '' })).data.total).toBe(brand?.count)
  })

  it.each([
    ['镜子', /mirror/i],
    ['椅子', /chair/i],
    ['いす', /chair/i],
    ['尺子', /ruler/i],
    ['日历', /calendar/i],
    ['jewellery', /silver ring/i],
    ['nail polish', /nail lacquer/i],
    ['frisbee', /flying disc/i],
    ['florero', /amphora/i],
    ['双人床', /bed/i],
    ['でんきゅう', /bulb/i],
    ['湯呑み', /tea cup|mug/i],
    ['花びん', /amphora/i],
    ['列印機', /printer/i],
    ['テディベア', /bear/i],
    ['lab coat', /lab coat/i],
    ['facewash', /cleanser/i],
    ['鏡', /mirror/i],
    ['床', /bed/i],
    ['スケボー', /skateboard/i],
    ['リップクリーム', /balm/i],
    ['เสื้อกันหนาว', /coat|jacket/i],
  ])('"%s" finds a synonym in a name before a mention in a text', async (keyword, name) => {
    const { data } = await look(keyword)
    expect(names(data.list)[0]).toMatch(name)
    expect(data).toMatchObject({ matched: 'all', corrected: null })
  })

  it.each([['earrings'], ['pajamas'], ['toaster'], ['pañales'], ['電視']])(
    '"%s", which the mall does not sell, is not corrected to another product',
    async (keyword) => {
      const { data } = await look(keyword)
      expect(data).toMatchObject({ list: [], matched: 'none', corrected: null })
    },
  )
})

describe('hiragana typed for katakana', () => {
  it.each([
    ['ちゅーりっぷ', /tulip/i],
    ['えれきぎたー', /electric guitar/i],
  ])('"%s" are found however they are segmented', async (keyword, name) => {
    const { data } = await look(keyword)
    expect(names(data.list)[0]).toMatch(name)
    expect(data).toMatchObject({ matched: 'all', corrected: null })
  })
})

describe('accessories', () => {
  it.each([
    ['拉杆箱', /case/i],
    ['行李箱', /suitcase/i],
    ['นาฬิกาข้อมือ', /watch/i],
    ['鍵盤', /keyboard/i],
  ])('rank after the products themselves: "%s"', async (keyword, name) => {
    const { data } = await look(keyword)
    expect(names(data.list)[0]).toMatch(name)
  })

  it('rank after the products on every page', async () => {
    const whole = await look('拉杆箱', { limit: '50' })
    const first = await look('拉杆箱', { limit: '3' })
    const second = await look('拉杆箱', { limit: '50', cursor: first.data.next_cursor ?? '' })
    expect([...first.data.list, ...second.data.list].map((card) => card.id)).toEqual(whole.data.list.map((card) => card.id))
  })
})

describe('typed emojis', () => {
  it.each([
    ['🎸', 'en', 'guitar', /guitar/i],
    ['🎧', 'zhtw', '耳机', /headphones/i],
    ['👟', 'es', 'zapatillas', /shoe|trainer/i],
    ['northpeak ⛺', 'en', 'northpeak tent', /tent/i],
  ])('"%s" is read in %s as "%s"', async (keyword, lang, said, name) => {
    const { data } = await mall.ask(searchProducts, { keyword }, { lang })
    expect(data.corrected).toBe(said)
    expect(names(data.list)[0]).toMatch(name)
  })

  it('add nothing that the words already say', async () => expect((await look('tent ⛺')).data.corrected).toBeNull())
  it('without a meaning are ignored', async () => expect((await look('🦄 tent')).data).toMatchObject({ matched: 'all', corrected: null }))
})

describe('queries in whole sentences', () => {
  it.each([
    ['where can I buy a tent?', /tent/i],
    ['I am looking for a blue accordion please', /blue accordion/i],
    ['¿dónde puedo comprar una guitarra?', /guitar/i],
    ['我想买一个吉他', /guitar/i],
    ['ギターが欲しい', /guitar/i],
    ['お箸', /chopsticks/i],
    ['อยากได้กีตาร์', /guitar/i],
  ])('"%s" finds the same as the product name alone', async (keyword, name) => {
    const { data } = await look(keyword)
    expect(names(data.list)[0]).toMatch(name)
    expect(data).toMatchObject({ matched: 'all', corrected: null, keyword })
  })
})

describe('no product with all words', () => {
  it.each([
    ['noise cancelling headphones', /headphones/i],
    ['chess set', /chess/i],
    ['xbox controller', /controller|pad/i],
    ['red lipstick', /lipstick/i],
    ['bolso rojo', /bag|case|backpack/i],
    ['boots size 42', /boots/i],
    ['藍色雨傘', /umbrella/i],
    ['รองเท้าใส่วิ่งตอนฝนตก', /running|trainers/i],
    ['alarm clock silent', /alarm/i],
    ['打印机家用', /printer/i],
    ['筷子家用', /chopsticks/i],
    ['行李箱20寸', /case/i],
    ['二人用テント', /two-person|tent/i],
    ['แหวนเพชร', /ring/i],
    ['ชุดว่ายน้ำผู้ชาย', /swim/i],
    ['布沙发', /sofa/i],
  ])('"%s" ranks its main noun first', async (keyword, name) => {
    const { data } = await look(keyword)
    expect(names(data.list)[0]).toMatch(name)
    expect(data).toMatchObject({ matched: 'some', corrected: null })
  })

  it('filters and paginates as in any list', async () => {
    const whole = await look('chess set', { limit: '50' })
    const first = await look('chess set', { limit: '3' })
    const second = await look('chess set', { limit: '50', cursor: first.data.next_cursor ?? '' })
    expect([...first.data.list, ...second.data.list].map((card) => card.id)).toEqual(whole.data.list.map((card) => card.id))
    expect(whole.data.total).toBe(whole.data.list.length)
    const brand = whole.data.facets?.brands[0]
    expect((await look('chess set', { brand_id: brand?.id ?? '' })).data.total).toBe(brand?.count)
  })
})

describe('parts of words', () => {
  it.each([
    ['Backp', 'City backpack 18 L, recycled canvas'],
    ['Ridgel', trailShoes],
    ['headph', 'Wireless over-ear headphones, 40 hours'],
    ['city backp', 'City backpack 18 L, recycled canvas'],
  ])('"%s" finds the words with this prefix and is not corrected', async (keyword, name) => {
    const { data } = await look(keyword, { limit: '50' })
    expect(data).toMatchObject({ matched: 'all', corrected: null, keyword })
    expect(names(data.list)).toContain(name)
  })
  it.each(['Stone', 'STUD'])('"%s" finds a product of this name first', async (keyword) => {
    const { data } = await look(keyword)
    expect(data.corrected).toBeNull()
    expect(names(data.list)[0]?.toLowerCase()).toContain(keyword.toLowerCase())
  })
})

describe('misspelled words', () => {
  it.each([
    ['runing shos', 'running shoes', trailShoes],
    ['bakpack', 'backpack', 'City backpack 18 L, recycled canvas'],
    ['headphnoes', 'headphones', 'Wireless over-ear headphones, 40 hours'],
    ['zapatilas', 'zapatillas', trailShoes],
    ['ランニグシューズ', 'ランニングシューズ', trailShoes],
    ['รองเท่าวิ่ง', 'รองเท้าวิ่ง', trailShoes],
    ['ridgelnie', 'ridgeline', trailShoes],
    ['lap top', 'laptop', 'Laptop backpack 22 L with luggage strap'],
    ['trailshoes', 'trail shoes', trailShoes],
    ['スニーカ', 'スニーカー', trailShoes],
    ['visicleta', 'bicicleta', 'City bicycle with eight hub gears'],
    ['lip stick', 'lipstick', 'Satin lipstick with jojoba oil'],
    ['sun glasses', 'sunglasses', 'Tidewater sunglasses, plum acetate'],
    ['ถุงเท่า', 'ถุงเท้า', 'Hemlock odd socks, yellow and blue'],
    ['น้ำผึง', 'น้ำผึ้ง', 'Wildflower honey 500 g in a glass jar'],
    ['ヘツドホン', 'ヘッドホン', 'Wireless over-ear headphones, 40 hours'],
    ['ワイヤレスヘツドホン', 'ワイヤレスヘッドホン', 'Wireless over-ear headphones, 40 hours'],
    ['printr', 'printer', 'Compact inkjet printer with refillable tanks'],
    ['teclao', 'teclado', 'Low-profile wireless keyboard'],
    [
      'mochila20l',
      'mochila 20l',
      'Water-repellent commuter backpack 20 L with taped seams, padded 15-inch laptop sleeve, two bottle pockets, reflective piping and a key clip inside',
    ],
    ['กันไกร', 'กรรไกร', 'Hair trimming scissors with coral rings'],
    ['鼠镖', '鼠标', 'Silent wireless mouse'],
    ['蜂密', '蜂蜜', 'Wildflower honey 500 g in a glass jar'],
    ['臘燭', '蜡烛', 'Linnea fig leaf candle in glass, 220 g'],
    ['无现耳机', '无线耳机', 'Wireless over-ear headphones, 40 hours'],
    ['越野跑携', '越野跑鞋', trailShoes],
  ])('"%s" is corrected to "%s"', async (keyword, corrected, name) => {
    const { data } = await look(keyword, { limit: '50' })
    expect(data.corrected).toBe(corrected)
    expect(names(data.list)).toContain(name)
  })

  it('"越野胞鞋", one wrong character with another sound, still finds the shoes', async () => {
    const { data } = await look('越野胞鞋')
    expect(names(data.list)).toContain(trailShoes)
    expect(data.matched).toBe('some')
  })

  it.each([
    ['king size bed'],
    ['boba tea'],
    ['video camera'],
    ['skiing'],
    ['sledge'],
    ['mike'],
    ['zapatos para correr'],
    ['kettle'],
    ['bluetooth headphones'],
  ])('"%s" contains a real word, which is not corrected', async (keyword) => {
    const { data } = await look(keyword)
    expect(data.corrected).toBeNull()
  })

  it('a distant guess is not shown as a correction if it does not match all words', async () => {
    const { data } = await look('kettle')
    expect(data.corrected).not.toBe('little')
    const hood = await look('sudadera con capucha')
    expect(hood.data.corrected ?? '').not.toContain('caucho')
  })

  it.each([
    ['zzzqqqxx'],
    ['แฟฟฟฟฟฟ'],
    ['ぬぬぬぬぬぬ'],
    ['龘龘龘'],
    ['qwrtplkj zxcvbnm'],
    ['กกกกกกก'],
    ['ぽぺぽぺぽぺ'],
    ['ping quxx'],
    ['lorem ipsum'],
    ['the of and'],
    ['de la los'],
    ['唧唧复唧唧'],
    ['ふがふが'],
    ['もにょもにょ'],
  ])('"%s" finds nothing and offers suggestions', async (keyword) => {
    const { data } = await look(keyword)
    expect(data).toMatchObject({ list: [], total: 0, matched: 'none', corrected: null })
    expect(data.hot_words.length).toBeGreaterThan(2)
  })
})
