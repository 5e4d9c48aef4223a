import { isCallFailure } from '@plaza/client'
import { useCallback, useEffect, useRef } from 'react'
import { useStore } from '../store/index.ts'
import { type Unsent, outbox } from './outbox.ts'

const againMs = 4000
type Send = (unsent: Unsent) => Promise<unknown>

/**
 * Sends waiting messages one after another to keep their order. Sends them again when the connection is back. Several windows may do this: the mall
 * accepts each message once.
 */
export const useSending = (owner: string, conversation: string, send: Send) => {
  const { owner: whose, list } = useStore(outbox)
  const unsent = whose === owner ? list.filter((each) => each.conversation === conversation) : []
  const next = unsent.find(({ why }) => why === undefined)
  const busy = useRef<string | null>(null)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  const nextKey = next?.key
  const sendNext = useCallback(async () => {
    const waiting = outbox.current().list.find((each) => each.conversation === conversation && each.why === undefined)
    if (!waiting || busy.current !== null || outbox.current().owner !== owner) return
    busy.current = waiting.key
    try {
      await latest.current(waiting)
      outbox.drop(owner, waiting.key)
    } catch (error) {
      const isOver = isCallFailure(error) && error.kind === 'refused' && error.sessionEnd === undefined && error.reason !== 'too_many'
      if (isOver) outbox.refused(owner, waiting.key, error.said ?? error.message)
    } finally {
      busy.current = null
    }
  }, [owner, conversation])
  useEffect(() => {
    if (nextKey === undefined) return
    const go = () => void sendNext()
    go()
    const timer = setInterval(go, againMs)
    addEventListener('online', go)
    return () => {
      clearInterval(timer)
      removeEventListener('online', go)
    }
  }, [nextKey, sendNext])
  return unsent
}
