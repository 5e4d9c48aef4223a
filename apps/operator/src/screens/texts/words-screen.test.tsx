import { answering } from '@plaza/client/test'
import { type MallWords, listEdits, listWords, saveWords } from '@plaza/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { grace } from '../../../test/samples.ts'

const welcome: MallWords = {
  ...{ key: 'notice.welcome.title', about: 'notice', names: ['mall'], own: ['en'], missing: [], stale: ['es', 'th'], version: '5' },
  ...{ text_en: 'Come in, {mall}', text_zh: '{mall}', text_zhtw: '{mall}', text_es: 'Hola {mall}', text_jp: '{mall}', text_th: '{mall}' },
}
const logIn: MallWords = {
  ...{ key: 'code.1100003', about: 'message', names: [], own: [], missing: [], stale: [], version: '0' },
  ...{
    text_en: 'Please log in',
    text_zh: '请登录',
    text_zhtw: '請登入',
    text_es: 'Inicia sesión',
    text_jp: 'ログイン',
    text_th: 'เข้าสู่ระบบ',
  },
}
const answers = [
  answering(listWords, { list: [welcome, logIn] }),
  answering(listEdits, { list: [], next_cursor: null }),
  answering(saveWords, welcome),
]
const hand = { ...grace, role: 'catalogue' } as const

test('finds outdated translations, rewrites one language and confirms another as still correct', async () => {
  const { person, requests } = await openConsole({ at: '#/texts', as: hand, answers })
  await person.click(await screen.findByRole('button', { name: 'Outdated' }))
  await expect.poll(() => screen.queryByText('Please log in')).toBeNull()
  await person.click(screen.getByRole('link', { name: /welcome.title/ }))
  const spanish = await screen.findByRole('textbox', { name: 'Español' })
  expect(spanish).toHaveAccessibleDescription('The English text has changed since')
  fireEvent.change(spanish, { target: { value: 'Pasa, {mall}' } })
  await person.click(screen.getByRole('checkbox', { name: 'Still correct' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  const sent = { key: 'notice.welcome.title', version: '5', text_en: 'Come in, {mall}', text_es: 'Pasa, {mall}', checked: ['th'] }
  await expect.poll(() => requests(saveWords)).toMatchObject([sent])
})

test('an imported table shows its changes before they are saved', async () => {
  const { person, requests } = await openConsole({ at: '#/texts', as: hand, answers })
  const table = 'key,en,zh,zhtw,es,jp,th\ncode.1100003,Please log in,请登录,請登入,Entra,ログイン,เข้าสู่ระบบ\ncode.7,a,b,c,d,e,f\n'
  const input = await screen.findByLabelText('Import', { selector: 'input' })
  await person.upload(input, new File([table], 'texts.csv', { type: 'text/csv' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Changes in the import' }))
  expect(sheet.getByText('Skipped unknown keys: code.7')).toBeVisible()
  expect(sheet.getByText('Entra').tagName).toBe('INS')
  await person.click(sheet.getByRole('button', { name: 'Import changes' }))
  await expect.poll(() => requests(saveWords)).toMatchObject([{ key: 'code.1100003', version: '0', text_es: 'Entra' }])
})

test('the table shows all six languages, or English and one other', async () => {
  const { person } = await openConsole({ at: '#/texts', as: hand, answers })
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(await screen.findByText('Please log in')).toBeVisible()
  expect(heads().slice(1)).toEqual(['English', '简体中文', 'Español', '日本語', 'ไทย', '繁體中文'])
  await person.click(screen.getByRole('button', { name: 'Filter' }))
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Language beside English' }), 'ไทย')
  await expect.poll(() => heads().slice(1)).toEqual(['English', 'ไทย'])
  expect(screen.getByText('เข้าสู่ระบบ')).toBeVisible()
})

test('the change history shows the standard text before the first change', async () => {
  const after = { en: { text: 'Enter', of: 'Enter' }, es: { text: 'Entra', of: 'Enter' } }
  const edit = {
    id: '1',
    thing: 'code.1100003',
    by: 'Grace Kim',
    at: '2026-11-22T10:00:00.000Z',
    version: '1',
    mine: false,
    taken_back: null,
  }
  const history = answering(listEdits, { list: [{ ...edit, kind: 'words', before: null, after }], next_cursor: null })
  await openConsole({ at: '#/texts/text?id=code.1100003', as: hand, answers: [...answers, history] })
  const region = await screen.findByRole('region', { name: 'Change history' })
  expect(await within(region).findByText(/^Text \(English\)/)).toHaveTextContent('Text (English): standard text → Enter')
  expect(within(region).getByText(/^English source \(Español\)/)).toHaveTextContent('English source (Español): standard text → Enter')
  expect(region).not.toHaveTextContent(/nothing|source \(English\)/)
})
