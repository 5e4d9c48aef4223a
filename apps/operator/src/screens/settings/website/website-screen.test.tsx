import { answering, refusing } from '@plaza/client/test'
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

test('a figure out of its bounds is refused with the bounds beside the field, which states them before, too', async () => {
  const limits = [
    one('return_days', 'number', '14', { group: 'orders', min: 1, max: 365 }),
    one('withdrawal_min', 'sum', '100.00', { group: 'withdrawals', min: 0, max: 100_000 }),
    one('withdrawal_fee_percent', 'percent', '0.50', { group: 'withdrawals', min: 0, max: 50 }),
  ]
  const { person, says } = await openConsole({
    at: '#/limits',
    as: olivia,
    answers: [...answers, answering(listMallSettings, { list: limits })],
  })
  const refusedWith = async (name: string, reason: string, said: string) => {
    says(refusing(saveMallSetting, 'field_wrong', { fields: { value: reason } }))
    await person.click(await screen.findByRole('button', { name: `Edit: ${name}` }))
    const sheet = within(await screen.findByRole('dialog'))
    const field = sheet.getByRole('textbox', { name })
    await person.type(field, '-5')
    await person.click(sheet.getByRole('button', { name: 'Save' }))
    await expect.poll(() => field).toHaveAccessibleDescription(said)
    await person.click(sheet.getByRole('button', { name: 'Close' }))
  }
  await refusedWith('Return window, days', 'number', 'From 1 to 365 · If left empty: 14 Enter a whole number from 1 to 365')
  await refusedWith(
    'Minimum withdrawal',
    'money',
    'From $0.00 to $100,000.00 · If left empty: $100.00 Enter an amount from $0.00 to $100,000.00',
  )
  await refusedWith('Withdrawal fee, percent', 'percent', 'From 0 % to 50 % · If left empty: 0.50 % Enter a percentage from 0 % to 50 %')
})
