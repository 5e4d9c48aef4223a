import { useEffect, useRef } from 'react'

type Mark = (fields: { conversation: string; message: string; as: 'delivered' | 'read' }) => void
type Newest = { id: string; mine: boolean } | undefined

/** Whoever looks at what the other wrote has read it; the other side sees that. */
export const useReadMarks = (conversation: string, newest: Newest, unread: number, mark: Mark) => {
  const marked = useRef('')
  const latest = useRef(mark)
  useEffect(() => {
    latest.current = mark
  })
  const id = newest?.id
  useEffect(() => {
    if (id === undefined || unread === 0) return
    const read = () => {
      const what = `${conversation}:${id}`
      if (document.visibilityState !== 'visible' || marked.current === what) return
      marked.current = what
      latest.current({ conversation, message: id, as: 'read' })
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [conversation, id, unread])
}

type Listed = { id: string; unread: number; last: { id: string; mine: boolean } | null }
/** What reached this device is told as delivered, each message once. */
export const useDelivered = (list: readonly Listed[], mark: Mark) => {
  const told = useRef(new Set<string>())
  const latest = useRef(mark)
  useEffect(() => {
    latest.current = mark
    for (const { id, unread, last } of list) {
      if (!last || last.mine || unread === 0 || told.current.has(last.id)) continue
      told.current.add(last.id)
      latest.current({ conversation: id, message: last.id, as: 'delivered' })
    }
  })
}
