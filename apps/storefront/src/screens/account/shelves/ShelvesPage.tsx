import { Button, EmptyScene } from '@plaza/design'
import { useRoute } from '@plaza/web'
import { changeQuery } from '@plaza/web/route'
import { loginWanted } from '@plaza/web/session'
import { scene } from '../../../parts/pictures/scene.ts'
import { useSession } from '../../../mall/mall.tsx'
import { useReader } from '../../../mall/reader.ts'
import { AccountFrame } from '../../../parts/account/AccountFrame.tsx'
import { type ShelfName, shelfNames } from '../../../parts/account/shelves.ts'
import { Tabs } from '../../../parts/tabs/Tabs.tsx'
import { FollowedShelf } from './FollowedShelf.tsx'
import { SavedShelf, VisitorsSavedShelf } from './SavedShelf.tsx'
import { SeenShelf, VisitorsSeenShelf } from './SeenShelf.tsx'
import { useShelfWords } from './words/index.ts'
import styles from './Shelves.module.css'

const shelves = { saved: SavedShelf, followed: FollowedShelf, seen: SeenShelf }
const visitorsShelves = { saved: VisitorsSavedShelf, followed: LogInToFollow, seen: VisitorsSeenShelf }

/** Saved lists: saved products, followed shops and seen products. The lists of a visitor are stored on the device only. */
export function ShelvesPage({ shelf }: { shelf: ShelfName }) {
  const words = useShelfWords()
  const { path } = useRoute()
  const { token } = useSession()
  const Shelf = (token === null ? visitorsShelves : shelves)[shelf]
  return (
    <AccountFrame here="saved" title={words.title}>
      <Tabs
        name="shelves"
        label={words.parts}
        tabs={shelfNames.map((value) => ({ value, label: words[value] }))}
        value={shelf}
        onChange={(next) => changeQuery(`#${path}?tab=saved&view=${next}`)}
      >
        <h2 className="sr">{words[shelf]}</h2>
        {token === null && shelf !== 'followed' && <p className={styles.note}>{words.onDevice}</p>}
        <Shelf />
      </Tabs>
    </AccountFrame>
  )
}

function LogInToFollow() {
  const words = useShelfWords()
  const { nav } = useReader().words
  return (
    <EmptyScene
      pictures={scene('shop')}
      title={words.logInToFollow}
      text={words.logInToFollowText}
      action={<Button onClick={() => loginWanted.ask(undefined, words.logInToFollow)}>{nav.logIn}</Button>}
    />
  )
}
