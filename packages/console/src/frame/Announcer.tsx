import { useStore } from '@plaza/web/store'
import { announced } from './announcer.ts'

/** Live region for screen readers: announces the reached page and the events on the way. */
export function Announcer() {
  return (
    <div role="status" className="sr">
      {useStore(announced)}
    </div>
  )
}
