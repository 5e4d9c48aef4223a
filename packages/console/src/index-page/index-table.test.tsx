import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { IndexTable } from './IndexTable.tsx'

type Lamp = { id: string; name: string; city: string }
const lamps: Lamp[] = [
  { id: '1', name: 'Brass lamp', city: 'Fez' },
  { id: '2', name: 'Paper lamp', city: 'Kyoto' },
]
const press = vi.fn<() => void>()
const toggle = vi.fn<(id: string) => void>()
const opened = (href?: (lamp: Lamp) => string) => {
  press.mockClear()
  toggle.mockClear()
  return openPart(
    <IndexTable
      label="Lamps"
      rows={lamps}
      row={{ id: ({ id }) => id, name: ({ name }) => name, ...(href && { href }) }}
      columns={[
        { key: 'name', head: 'Name', cell: ({ name }) => name },
        { key: 'city', head: 'City', cell: ({ city }) => city },
        {
          key: 'way',
          head: 'More',
          cell: () => (
            <button type="button" onClick={press}>
              Ship
            </button>
          ),
        },
      ]}
      picked={{ rows: [], all: false, has: () => false, toggle, toggleAll: () => {}, clear: () => {} }}
      at={-1}
      onAt={() => {}}
      sort=""
      onSort={() => {}}
    />,
  )
}
const hrefOf = ({ id }: Lamp) => `#/lamp?id=${id}`
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('a press on any cell of a row opens the row, and the link in its first cell is the only control for that', async () => {
  const { person } = opened(hrefOf)
  const row = await rowOf(/Paper lamp/)
  expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(['Paper lamp'])
  await person.click(row.getByText('Kyoto'))
  await expect.poll(() => location.hash).toBe('#/lamp?id=2')
})

test('a press on a button or beside a checkbox, and a press that ends a selection, open nothing', async () => {
  const { person } = opened(hrefOf)
  const row = await rowOf(/Brass lamp/)
  await person.click(row.getByRole('button', { name: 'Ship' }))
  expect(press).toHaveBeenCalledOnce()
  await person.click(row.getByRole('checkbox'))
  expect(toggle).toHaveBeenCalledWith('1')
  await person.click(row.getAllByRole('cell')[0] as HTMLElement)
  const selection = vi.spyOn(globalThis, 'getSelection').mockReturnValue({ toString: () => 'Fez' } as Selection)
  await person.click(row.getByText('Fez'))
  selection.mockRestore()
  expect(location.hash).toBe('#/')
})

test('a press with Ctrl is passed to the link with its key, so that the browser opens a new tab', async () => {
  const { person } = opened(hrefOf)
  const row = await rowOf(/Brass lamp/)
  const seen: boolean[] = []
  row.getByRole('link').addEventListener('click', (event) => {
    seen.push(event.ctrlKey)
    event.preventDefault()
  })
  await person.keyboard('{Control>}')
  await person.click(row.getByText('Fez'))
  await person.keyboard('{/Control}')
  expect(seen).toEqual([true])
})

test('a row without a page of its own does nothing', async () => {
  const { person } = opened()
  await person.click((await rowOf(/Brass lamp/)).getByText('Fez'))
  expect(location.hash).toBe('#/')
})
