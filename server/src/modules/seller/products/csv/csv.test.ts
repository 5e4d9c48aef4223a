import fc from 'fast-check'
import { csvRow, looksLikeFormula } from '@plaza/values'
import { describe, expect, it, test } from 'vitest'
import type { Content } from '../content/content.ts'
import { atOnce, inSlices } from '../../../../platform/jobs/time-slices.ts'
import { readLines, tableBounds } from './cells.ts'
import { applyPatch } from './patch.ts'
import { planningRows, type KnownToRows } from './plan-rows.ts'

const linesOf = async (text: string) => {
  const lines = await readLines(Buffer.from(text))
  if ('reason' in lines) throw new Error(`${lines.reason} on line ${lines.row}`)
  return lines
}
const cellsOf = async (text: string) => (await linesOf(text)).map(({ cells }) => cells)

describe('CSV parser and writer', () => {
  it('read quotes, line breaks in cells, a UTF-8 BOM and both line endings', async () => {
    expect(await cellsOf('\uFEFFname,text\r\n"A ""lamp""","two\nlines"\nplain,\n')).toEqual([
      ['name', 'text'],
      ['A "lamp"', 'two\nlines'],
      ['plain', ''],
    ])
  })
  it('read the separator from the header, and give each line its number', async () => {
    expect(await linesOf('a;b\n\n"x\ny";2\r\n\r\n"\r\n";3\nz;3')).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 3, cells: ['x\ny', '2'] },
      { number: 6, cells: ['', '3'] },
      { number: 8, cells: ['z', '3'] },
    ])
  })
  test.each(['=1+1', '+1', '-1-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
    'a cell with %j is escaped against spreadsheet formulas',
    async (said) => {
      const line = csvRow([said])
      expect(line.replace(/^"/, '')).toMatch(/^'/)
      expect((await cellsOf(`name\r\n${line}`))[1]).toEqual([said.trim()])
    },
  )
  it('write -5 as a number', async () => {
    expect(csvRow(['-5', -5])).toBe('-5,-5\r\n')
    expect(await cellsOf('a,b\n-5,-5')).toEqual([
      ['a', 'b'],
      ['-5', '-5'],
    ])
  })
  it('round-trip any text', async () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\0\uFEFF\r]/g, '').trim())
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 2, maxLength: 5 }), async (cells) => {
        const said = cells.map((each) => (each.startsWith("'") && looksLikeFormula(each.slice(1)) ? 'x' : each))
        const head = said.map((_, at) => `c${at}`)
        const read = (await cellsOf(csvRow(head) + csvRow(said)))[1] ?? head.map(() => '')
        expect(read).toEqual(said)
      }),
    )
  })
})

const known: KnownToRows = {
  products: new Map([
    ['40', 'open'],
    ['41', 'review'],
  ]),
  codes: new Map([['L-1', '40']]),
  categories: new Map([
    ['2', '2'],
    ['home > lamps', '2'],
  ]),
  brands: new Map([['nordvik', '9']]),
  pictures: new Set(['a/640.webp']),
  giftsAllowed: false,
}
const plan = async (text: string) => atOnce(planningRows(await linesOf(text), known))
const faults = async (text: string) => (await plan(text)).faults.map(({ row, field, reason }) => `${row} ${field} ${reason}`)

it('a price of zero is an error unless the mall allows gifts', async () => {
  const text = 'code,name_en,price\nN-9,Lamp,0.00\n'
  expect(await faults(text)).toEqual(['2 price zero'])
  expect(atOnce(planningRows(await linesOf(text), { ...known, giftsAllowed: true })).faults).toEqual([])
})

describe('errors of an import file', () => {
  test.each([
    ['code,colour\nA,red', '1 colour unknown_column'],
    ['code,code\nA,B', '1 code twice'],
    ['name_en\nLamp', '1 code missing'],
    ['code,name_en\n,Lamp', '2 code missing'],
    ['code,name_en\nA,', '2 name_en missing'],
    ['product_id,price\n77,3', '2 product_id unknown'],
    ['product_id,price\n41,3', '2 product_id under_review'],
    ['product_id,code,price\n41,L-1,3', '2 code twice'],
    ['code,name_en,price\nA,Lamp,dear', '2 price money'],
    ['code,name_en,category\nA,Lamp,Garden', '2 category unknown'],
    ['code,name_en,category_id\nA,Lamp,7', '2 category_id unknown'],
    ['code,name_en,brand\nA,Lamp,Nobody', '2 brand unknown'],
    ['code,name_en,images\nA,Lamp,b/640.webp', '2 images not_yours'],
    ['code,name_en,tax_rate\nA,Lamp,101', '2 tax_rate number'],
    ['code,name_en,weight_grams\nA,Lamp,0', '2 weight_grams number'],
    ['code,name_en,expires_at\nA,Lamp,2026-02-30', '2 expires_at time'],
    [`code,name_en\nA,${'x'.repeat(201)}`, '2 name_en too_long'],
    [`code,name_en\nA,${'\ufdfa'.repeat(200)}`, '2 name_en too_long'],
    [`code,name_en,option_1,value_1,price\nA,Lamp,Size,${'\ufdfa'.repeat(40)},1`, '2 value_1 too_long'],
    ['code,name_en,option_1,value_1\nA,Lamp,Size,S\nA,,,S', '3 value_1 twice'],
    ['code,name_en,option_1,value_1\nA,Lamp,Size,S\nA,,Colour,M', '3 option_1 differs'],
    ['code,name_en,option_1,value_1\nA,Lamp,Size,\n', '2 value_1 missing'],
    ['code,name_en\nA,Lamp,3', '2 name_en columns'],
  ])('%j is reported by line, field and reason', async (text, fault) => {
    expect(await faults(text)).toEqual([fault])
  })
  it('exclude the whole product, and no other', async () => {
    const { products, faults: found } = await plan('code,name_en,option_1,value_1,price\nA,Lamp,Size,S,1\nA,,,M,no\nB,Torch,,,2')
    expect(products.map(({ patch }) => patch.code)).toEqual(['B'])
    expect(found).toHaveLength(1)
  })
})

describe('planned import', () => {
  it('removes bidirectional control characters', async () => {
    const { products } = await plan('code,name_en,option_1,value_1\nA,\u202epmaL\u2069,Size,\u2067S')
    expect(products[0]?.patch).toMatchObject({ texts: { en: { name: 'pmaL' } }, skus: [{ values: ['S'] }] })
  })
  it('has one product per code, even over separate lines, and finds a category by its path', async () => {
    const { products } = await plan(
      'code,name_en,option_1,value_1,price,category,brand\nA,Lamp,Size,S,1,Home > Lamps,Nordvik\nB,Torch,,,2,,\nA,,,M,"3,50",,',
    )
    expect(products.map(({ line, productId }) => [line, productId])).toEqual([
      [2, null],
      [3, null],
    ])
    expect(products[0]?.patch).toMatchObject({ code: 'A', content: { categoryId: '2', brandId: '9' }, options: ['Size'] })
    expect(products[0]?.patch.skus.map(({ values, price }) => [values[0], price])).toEqual([
      ['S', '100'],
      ['M', '350'],
    ])
  })
  it('updates a product if the shop’s code is known', async () => {
    expect((await plan('code,price\nL-1,5')).products).toMatchObject([{ productId: '40', patch: { skus: [{ price: '500' }] } }])
  })

  const before: Content = {
    texts: { en: { name: 'Lamp', short: 'Light', description: 'Folded' } },
    ...{
      categoryId: '2',
      brandId: null,
      images: ['a/640.webp'],
      options: ['Size'],
      taxRate: 700,
      grams: 500,
      publishAt: null,
      expiresAt: null,
    },
    skus: [
      { id: '1', values: ['S'], price: '100', image: null },
      { id: '2', values: ['M'], price: '200', image: 'a/640.webp' },
    ],
  }
  it('does not change fields without a column', () => {
    const after = applyPatch(before, {
      texts: { th: { name: 'โคมไฟ' } },
      content: { taxRate: 0 },
      skus: [{ id: '2', values: ['M'], price: '250' }],
    })
    expect(after).toMatchObject({ images: ['a/640.webp'], taxRate: 0, texts: { en: { name: 'Lamp' }, th: { name: 'โคมไฟ', short: '' } } })
    expect(after.skus).toEqual([before.skus[0], { id: '2', values: ['M'], price: '250', image: 'a/640.webp' }])
  })
  it('applies a line without option values to every variant', () => {
    const { skus } = applyPatch(before, { texts: {}, content: {}, skus: [{ id: null, values: [], price: '300' }] })
    expect(skus.map(({ values, price }) => [values[0], price])).toEqual([
      ['S', '300'],
      ['M', '300'],
    ])
  })
  it('applied twice changes nothing', () => {
    const patch = {
      texts: {},
      content: {},
      options: ['Size'],
      skus: before.skus.toReversed().map(({ id, values, price }) => ({ id, values, price })),
    }
    expect(applyPatch(before, patch)).toEqual(before)
  })
})

describe('file of nearly ten megabytes', () => {
  const size = 9_800_000
  const filled = (head: string, unit: string) => Buffer.from(head + unit.repeat(Math.floor((size - head.length) / unit.length)))
  const { rows, columns, cellChars } = tableBounds
  /** Counts how often other event loop tasks ran during this work. */
  const turnsDuring = async <T>(work: Promise<T>): Promise<{ turns: number; result: T }> => {
    let [turns, isOver] = [0, false]
    const others = () => {
      turns += 1
      if (!isOver) setImmediate(others)
    }
    setImmediate(others)
    const result = await work
    isOver = true
    return { turns, result }
  }
  it.each([
    ['blanks', filled('', ' '), 'line_too_long', 1],
    ['blanks below a head', filled('code,name_en\n', ' '), 'line_too_long', 2],
    ['quotes', filled('', '"'), 'line_too_long', 1],
    ['quotes below a head', filled('code,name_en\nA,', '"'), 'line_too_long', 2],
    ['an open quote that ends nowhere', filled('code,name_en\nA,Lamp\nB,"', 'x\n'), 'line_too_long', 3],
    ['commas', filled('', ','), 'too_many_columns', 1],
    ['commas below a head', filled('code,name_en\n\n\nA,', ','), 'too_many_columns', 4],
    ['commas between quotes', filled('code,name_en\n', '"",'), 'too_many_columns', 2],
    ['lines of blanks', filled('code,name_en\n', ' \n'), 'too_many_rows', tableBounds.blankRows + 2],
    ['lines of commas', filled('code,name_en\n', ',\n'), 'too_many_rows', tableBounds.blankRows + 2],
    ['short lines', filled('code,name_en\n', 'A\n'), 'too_many_rows', rows + 2],
    ['one long cell', filled('code,name_en\nA,Lamp\nB,', 'x'.repeat(cellChars + 1) + '\n'), 'line_too_long', 3],
    ['many columns', filled('code,name_en\n', 'x,'.repeat(columns) + 'x\n'), 'too_many_columns', 2],
    ['bytes that are no text', Buffer.alloc(size, 0xff), 'not_text', 1],
    ['a quote that is not closed', Buffer.from('code,name_en\nA,Lamp\nB,"Torch\n\n'), 'quotes', 3],
  ])('with %s is refused with its line number', async (_, bytes, reason, row) => {
    expect(await readLines(bytes)).toEqual({ reason, row })
  })
  it.each([
    ['empty lines', filled('code,name_en\nA,Lamp', '\n'), 2],
    ['lines of blanks and text', filled('code,name_en\n', `A,"${'x '.repeat(300)}"\n`), 16_199],
  ])('with %s is read without blocking the event loop', async (_, bytes, count) => {
    const { turns, result } = await turnsDuring(readLines(bytes))
    expect(result).toHaveLength(count)
    expect(turns).toBeGreaterThan(size / (64 * 1024))
  })
  it('is planned without blocking the event loop', async () => {
    const lines = Array.from({ length: rows }, (_each, at) => ({ number: at + 2, cells: [`C-${at}`, 'x '.repeat(240)] }))
    const plans = planningRows([{ number: 1, cells: ['code', 'name_en'] }, ...lines], known)
    let steps = 0
    const counted = (function* () {
      for (;;) {
        const step = plans.next()
        if (step.done) return step.value
        steps += 1
        yield
      }
    })()
    const { result } = await turnsDuring(inSlices(counted))
    expect(result.faults).toHaveLength(rows)
    expect(steps).toBe(2 * rows)
  })
  it('with all lines for one product gets one error, and costs no more than the allowed number of lines', () => {
    const lines = Array.from({ length: rows }, (_each, at) => ({ number: at + 2, cells: ['C-1', 'Lamp', 'Size', `S${at}`] }))
    const { faults: found, products } = atOnce(
      planningRows([{ number: 1, cells: ['code', 'name_en', 'option_1', 'value_1'] }, ...lines], known),
    )
    expect(products).toEqual([])
    expect(found).toEqual([{ row: 2, field: 'price', reason: 'too_many', value: '' }])
  })
})
