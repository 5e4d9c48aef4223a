import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { Row } from '../gallery/Row.tsx'
import { Icon } from '../Icon.tsx'
import { IconDotsVertical, IconEdit, IconPrinter, IconTrash, IconWorld } from '../icons.ts'
import type { Stories } from '../story.ts'
import { Menu } from './Menu.tsx'
import { Popover } from './Popover.tsx'

const languages = [
  { code: 'en', label: 'English' },
  { code: 'es', label: 'Español' },
  { code: 'th', label: 'ไทย' },
  { code: 'ja', label: '日本語' },
  { code: 'zh-Hans', label: '简体中文' },
  { code: 'zh-Hant', label: '繁體中文' },
]

function Language() {
  const [lang, setLang] = useState('en')
  const items = languages.map(({ code, label }) => ({ label, lang: code, checked: code === lang, onSelect: () => setLang(code) }))
  return (
    <Menu
      label="Language"
      items={items}
      trigger={(wiring) => (
        <Button {...wiring} look="outline" icon={<Icon of={IconWorld} size={20} />}>
          Language
        </Button>
      )}
    />
  )
}

export const stories: Stories = {
  name: 'Menu',
  cases: {
    Menus: () => (
      <Row>
        <Language />
        <Menu
          label="Order"
          align="end"
          items={[
            { label: 'Edit address', icon: <Icon of={IconEdit} size={20} />, onSelect: () => {} },
            { label: 'Print', icon: <Icon of={IconPrinter} size={20} />, href: '#print' },
            { label: 'Cancel order', icon: <Icon of={IconTrash} size={20} />, danger: true, onSelect: () => {} },
            { label: 'Return', disabled: true },
          ]}
          trigger={(wiring) => (
            <IconButton {...wiring} label="More for this order">
              <Icon of={IconDotsVertical} />
            </IconButton>
          )}
        />
      </Row>
    ),
    Popover: () => (
      <Popover
        label="Cart"
        trigger={(wiring) => (
          <Button {...wiring} look="soft">
            Cart
          </Button>
        )}
      >
        {(close) => (
          <>
            <p>Three things wait.</p>
            <Button onClick={close}>Check out</Button>
          </>
        )}
      </Popover>
    ),
  },
}
