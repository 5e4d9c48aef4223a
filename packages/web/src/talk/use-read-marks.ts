import { useEffect, useRef } from 'react'

type Mark = (fields: { conversation: string; message: string; as: 'delivered' | 'read' }) => void
type Newest = { id: string; mine: boolean } | undefined

/** Marks the other side's messages as read while the user looks at them. The other side sees this mark. */
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
/** Marks each message that reached this device as delivered, once. */
export const useDelivered = (list: readonly Listed[], mark: Mark) => {
  const query = useRef(new Set<string>())
  const latest = useRef(mark)
  useEffect(() => {
    latest.current = mark
    for (const { id, unread, last } of list) {
      if (!last || last.mine || unread === 0 || query.current.has(last.id)) continue
      query.current.add(last.id)
      latest.current({ conversation: id, message: last.id, as: 'delivered' })
    }
  })
}
