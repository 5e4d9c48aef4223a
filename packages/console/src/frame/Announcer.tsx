import { useStore } from '@plaza/web/store'
import { announced } from './announcer.ts'

/** Says aloud where one has come, and what happened on the way. */
export function Announcer() {
  return (
    <div role="status" className="sr">
      {useStore(announced)}
    </div>
  )
}
