import { randomToken } from '@plaza/values'
import { useRef } from 'react'

/** The key under which the mall does a thing once: the same for the same content, however often it is sent; another for what was mended. */
export const useOnceKey = (): ((fields: object) => string) => {
  const last = useRef({ content: '', key: '' })
  return (fields) => {
    const content = JSON.stringify(fields)
    if (last.current.content !== content) last.current = { content, key: randomToken() }
    return last.current.key
  }
}
