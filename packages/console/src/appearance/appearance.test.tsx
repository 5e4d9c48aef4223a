import type { Language } from '@plaza/values'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { names, openPart } from '../../test/open-part.tsx'
import { Appearance } from './Appearance.tsx'

const openAppearance = (loadWords: (language: Language) => Promise<unknown>) =>
  openPart(<Appearance open onClose={() => {}} loadWords={loadWords} />)

test('a console changes its language once the texts have loaded', async () => {
  let arrive = () => {}
  const { person, web } = openAppearance(() => new Promise<void>((resolve) => (arrive = resolve)))
  await person.click(await screen.findByRole('radio', { name: 'Español' }))
  expect(web.choices.current().lang).toBe('en')
  arrive()
  await expect.poll(() => web.choices.current().lang).toBe('es')
  expect(localStorage.getItem(names.lang)).toBe('es')
})

test('a console stays in its language and shows an error if the texts fail to load', async () => {
  const { person, web } = openAppearance(() => Promise.reject(new Error('no connection')))
  await person.click(await screen.findByRole('radio', { name: 'ไทย' }))
  expect(await screen.findByText('We couldn’t load that language')).toBeVisible()
  expect(web.choices.current().lang).toBe('en')
})

test('a chosen theme applies immediately', async () => {
  const { person, web } = openAppearance(() => Promise.resolve())
  await person.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(web.choices.current().theme).toBe('dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
})
