import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { ClockField } from './ClockField.tsx'
import { MomentField } from './MomentField.tsx'

const browserIn = (language: string) => {
  const spy = vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  onTestFinished(() => spy.mockRestore())
}

function Moment() {
  const [value, setValue] = useState('2026-11-27T17:30')
  return (
    <>
      <MomentField label="Starts" value={value} onValue={setValue} />
      <output>{value}</output>
    </>
  )
}
function Clock() {
  const [value, setValue] = useState('09:00')
  return (
    <>
      <ClockField label="Opens" value={value} onValue={setValue} />
      <output>{value}</output>
    </>
  )
}

test('a browser that counts twelve hours shows and takes a time of day on a 24-hour clock', async () => {
  browserIn('en-US')
  const person = userEvent.setup({ delay: null })
  openPart(<Moment />)
  expect(await screen.findByLabelText('Starts')).toHaveValue('2026-11-27')
  const time = screen.getByRole('textbox', { name: 'Starts: Time' })
  expect(time).toHaveValue('17:30')
  await person.clear(time)
  await person.type(time, '2105')
  await person.tab()
  expect(screen.getByText('2026-11-27T21:05')).toBeVisible()
  expect(time).toHaveValue('21:05')
  await person.clear(time)
  await person.type(time, '9 pm')
  await person.tab()
  expect(time).toHaveValue('21:05')
})

test('a browser that counts twenty-four hours shows its own field', async () => {
  browserIn('en-GB')
  openPart(<Moment />)
  expect(await screen.findByLabelText('Starts')).toHaveAttribute('type', 'datetime-local')
})

test('a time of day keeps its last valid value', async () => {
  browserIn('en-US')
  const person = userEvent.setup({ delay: null })
  openPart(<Clock />)
  const time = await screen.findByRole('textbox', { name: 'Opens' })
  await person.clear(time)
  await person.type(time, '25:00')
  await person.tab()
  expect(time).toHaveValue('09:00')
  await person.clear(time)
  await person.type(time, '18:45')
  expect(screen.getByText('18:45')).toBeVisible()
})
