import { Reading } from '@plaza/web'
import { type Mall, MallProvider, useWords } from './mall/mall.tsx'
import { Frame } from './shell/Frame.tsx'
import { StartGate } from './shell/StartGate.tsx'

/** The whole storefront, for rendering in the browser and on the server. */
export function App({ mall }: { mall: Mall }) {
  return (
    <MallProvider mall={mall}>
      <StartGate>
        <Shop />
      </StartGate>
    </MallProvider>
  )
}

function Shop() {
  return (
    <Reading words={useWords()}>
      <Frame />
    </Reading>
  )
}
