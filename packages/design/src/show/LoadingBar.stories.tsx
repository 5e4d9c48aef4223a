import type { Stories } from '../story.ts'
import { LoadingBar } from './LoadingBar.tsx'

export const stories: Stories = {
  name: 'LoadingBar',
  cases: {
    Loading: () => (
      <div style={{ position: 'relative', height: 24 }}>
        <LoadingBar active />
      </div>
    ),
  },
}
