import { answering } from '@plaza/client/test'
import { type MallPaymentMethod, type MallSetting, listEdits, listMallSettings, listPayWays, saveMallSetting } from '@plaza/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const one = (name: string, kind: MallSetting['kind'], value: string, more: Partial<MallSetting> = {}): MallSetting => ({
  ...{ name, kind, value, group: 'shop', shares: [], standard: value, is_set: false, min: null, max: null, choices: [], version: '3' },
  ...more,
})
const hue = one('brand_hue', 'hue', '178', { min: 0, max: 359 })
const list = [
  one('shop_name', 'text', 'Plaza', { max: 40 }),
  one('tagline', 'words', 'One mall', { max: 120, value_en: 'One mall', is_set: true }),
  hue,
  one('pay_cod', 'switch', '1', { group: 'paying' }),
]
const answers = [
  answering(listMallSettings, { list }),
  answering(listEdits, { list: [], next_cursor: null }),
  answering(saveMallSetting, { ...hue, value: '20' }),
]
const olivia = { ...grace, role: 'owner' } as const

test('an owner changes the hue, sees its contrast and saves it', async () => {
  const { person, requests } = await openConsole({ at: '#/website', as: olivia, answers })
  await person.click(await screen.findByRole('button', { name: 'Edit: Brand hue' }))
  const sheet = await screen.findByRole('dialog')
  const press = () => within(sheet).getAllByText('Add to cart')[0]?.style.background
  const before = press()
  fireEvent.change(within(sheet).getByRole('slider', { name: 'Brand hue' }), { target: { value: '20' } })
  expect(press()).not.toBe(before)
  expect(within(sheet).getByText(/Light · Contrast [4-9]\.\d : 1/)).toBeVisible()
  await person.click(within(sheet).getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(saveMallSetting)).toEqual([{ name: 'brand_hue', value: '20', version: '3' }])
})

test('edits the tagline in six languages and marks missing translations', async () => {
  const { person, requests } = await openConsole({ at: '#/website', as: olivia, answers })
  await person.click(await screen.findByRole('button', { name: 'Edit: Tagline' }))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByRole('option', { name: 'Español · missing' })).toBeInTheDocument()
  await person.selectOptions(within(sheet).getByRole('combobox', { name: 'Text language' }), 'es')
  await person.type(within(sheet).getByRole('textbox', { name: 'Tagline (Español)' }), 'Todo aquí')
  await person.click(within(sheet).getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(saveMallSetting)).toMatchObject([{ name: 'tagline', value_en: 'One mall', value_es: 'Todo aquí' }])
})

test('finance reads in Thai which payment methods are open, and cannot open one', async () => {
  const methods: MallPaymentMethod[] = [
    { way: 'cod', setting: 'pay_cod', through: 'mall', allowed: true, open: true },
    { way: 'card', setting: 'pay_card', through: null, allowed: true, open: false },
  ]
  const { person } = await openConsole({
    at: '#/payment-ways',
    lang: 'th',
    answers: [...answers, answering(listPayWays, { list: methods })],
  })
  const region = within(await screen.findByRole('region', { name: 'วิธี' }))
  const listed = await region.findAllByRole('listitem')
  expect(listed.map((each) => each.textContent)).toEqual(['เก็บเงินปลายทางห้างเองเปิด', 'บัตรยังไม่ได้ตั้งเกตเวย์ จึงไม่แสดงยังไม่ได้ตั้งค่า'])
  await person.click(await screen.findByRole('button', { name: 'แก้ไข: เก็บเงินปลายทาง' }))
  expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'บันทึก' })).toHaveAttribute('aria-disabled', 'true')
})
