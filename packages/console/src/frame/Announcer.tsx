import { useStore } from '@plaza/web/store'
import { announced } from './announcer.ts'

/** Live region for screen readers: announces a newly opened page, and later events on it. */
export function Announcer() {
  return (
    <div role="status" className="sr">
      {useStore(announced)}
    </div>
  )
}
