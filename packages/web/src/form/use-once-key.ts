import { randomToken } from '@plaza/values'
import { useRef } from 'react'

/** Idempotency key of the form content. A retry with the same fields reuses the key; corrected fields get a new key. */
export const useOnceKey = (): ((fields: object) => string) => {
  const last = useRef({ content: '', key: '' })
  return (fields) => {
    const content = JSON.stringify(fields)
    if (last.current.content !== content) last.current = { content, key: randomToken() }
    return last.current.key
  }
}
