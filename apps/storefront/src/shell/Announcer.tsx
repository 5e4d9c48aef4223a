import { useStore } from '@plaza/web/store'
import { announced } from './announcer.ts'

export function Announcer() {
  return (
    <output aria-live="polite" className="sr">
      {useStore(announced)}
    </output>
  )
}
