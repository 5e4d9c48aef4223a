import { useStore } from '../parts/store.ts'
import { announced } from './announcer.ts'

export function Announcer() {
  return (
    <p role="status" aria-live="polite" className="sr">
      {useStore(announced)}
    </p>
  )
}
