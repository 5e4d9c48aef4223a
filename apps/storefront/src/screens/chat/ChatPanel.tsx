import { Icon, IconArrowUpLeft, IconButton, IconLink, IconX } from '@plaza/design'
import { useTalkWords } from '@plaza/web/talk'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type ChatWanted, chatWanted, closeChat } from '../../mall/chat-wanted.ts'
import { useReader } from '../../mall/reader.ts'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import { hrefOf } from '../../paths.ts'
import { wantedOf } from './about-of.ts'
import { Opened } from './Opened.tsx'
import styles from './ChatPanel.module.css'

/** Chat panel next to the page that opened it. The page stays readable and usable. */
export function ChatPanel({ wanted }: { wanted: ChatWanted }) {
  const words = useTalkWords()
  const { common } = useReader().words
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    // The button that opened the chat was in a sheet that has closed. On closing the chat, the focus returns to the button that opened the sheet.
    if (!wanted.from.isConnected && before instanceof HTMLElement) chatWanted.set({ ...wanted, from: before })
    panel.current?.focus()
  }, [wanted])
  // An Esc press that closes a sheet over the panel, or cancels IME composition, must not close the panel.
  const press = (event: KeyboardEvent) => {
    const isOwn = event.target instanceof Element && !event.target.closest('dialog')
    if (event.key === 'Escape' && isOwn && !event.nativeEvent.isComposing) closeChat()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes it, as the cross does
    <section ref={panel} role="dialog" aria-label={words.title} tabIndex={-1} className={styles.panel} onKeyDown={press}>
      <div className={styles.bar}>
        <b className={styles.title}>{words.title}</b>
        <IconLink href={hrefOf('chat', wanted.query)} label={words.enlarge}>
          <Icon of={IconArrowUpLeft} size={20} />
        </IconLink>
        <IconButton label={common.close} onClick={closeChat}>
          <Icon of={IconX} size={20} />
        </IconButton>
      </div>
      <OwnOnly>
        {(user) => <Opened key={JSON.stringify(wanted.query)} wanted={wantedOf(new URLSearchParams(wanted.query))} owner={user.email} />}
      </OwnOnly>
    </section>
  )
}
