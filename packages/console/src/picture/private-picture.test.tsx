import { breaking, givingFile } from '@plaza/client/test'
import { getUpload } from '@plaza/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { PrivatePicture } from './PrivatePicture.tsx'

const file = givingFile('/files/5')
const picture = { id: '5', url: '/api/files/5', label: 'A receipt' }

test('a private picture shows its bytes, and a press enlarges and shrinks it', async () => {
  const { person } = openPart(<PrivatePicture {...picture} />, { answers: [file] })
  expect(await screen.findByRole('img', { name: 'A receipt' })).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  const button = screen.getByRole('button', { name: 'A receipt' })
  for (const pressed of ['true', 'false']) {
    await person.click(button)
    expect(button).toHaveAttribute('aria-pressed', pressed)
  }
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('a rotatable picture turns by a quarter at each press, and is upright after four', async () => {
  const { person } = openPart(<PrivatePicture {...picture} turn="Turn" />, { answers: [file] })
  const image = await screen.findByRole('img', { name: 'A receipt' })
  const turned: string[] = []
  for (let press = 1; press <= 4; press += 1) {
    await person.click(screen.getByRole('button', { name: 'Turn' }))
    turned.push(image.style.transform)
  }
  expect(turned).toEqual(['rotate(90deg)', 'rotate(180deg)', 'rotate(270deg)', 'rotate(0deg)'])
})

test('a picture that failed to load shows an error and a retry button', async () => {
  const { person, says } = openPart(<PrivatePicture {...picture} />, { answers: [breaking(file.call), breaking(getUpload)] })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('We couldn’t load this')).toBeVisible()
  says(file)
  await person.click(again)
  expect(await screen.findByRole('img', { name: 'A receipt' })).toBeVisible()
})
