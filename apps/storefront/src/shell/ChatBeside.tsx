import { toasts } from '@plaza/design'
import { useRoute } from '@plaza/web'
import { useIsWide } from '@plaza/web/hooks'
import { useStore } from '@plaza/web/store'
import { type ComponentType, useEffect, useState } from 'react'
import { type ChatWanted, chatWanted, closeChat } from '../mall/chat-wanted.ts'
import { useWords } from '../mall/mall.tsx'
import { paths } from '../paths.ts'

type Panel = ComponentType<{ wanted: ChatWanted }>

/** Loads the chat panel when the user opens a chat. Renders nothing on phones, or when the page itself is the chat. */
export function ChatBeside() {
  const wanted = useStore(chatWanted)
  const { page } = useWords()
  const isPage = useRoute().path === paths.chat
  const isWide = useIsWide()
  const [Panel, setPanel] = useState<Panel>()
  useEffect(() => {
    if (isPage || !isWide) chatWanted.set(null)
  }, [isPage, isWide])
  useEffect(() => {
    if (!wanted || Panel) return
    import('../screens/chat/ChatPanel.tsx').then(
      ({ ChatPanel }) => setPanel(() => ChatPanel),
      () => {
        closeChat()
        toasts.show(page.failed, 'error')
      },
    )
  }, [wanted, Panel, page.failed])
  return wanted && Panel && !isPage && isWide ? <Panel wanted={wanted} /> : null
}
