import { useOpenConversation } from '@plaza/client'
import { EmptyScene, LinesSkeleton } from '@plaza/design'
import { useTalkWords } from '@plaza/web/talk'
import { Failure } from '../../parts/Failure.tsx'
import { scene } from '../../parts/pictures/scene.ts'
import { ToHome } from '../../parts/ToHome.tsx'
import type { ChatSelection } from './about-of.ts'
import { Thread } from './Thread.tsx'
import styles from './Chat.module.css'

/** Opens the conversation by ID, or the conversation with this shop or with customer service. A missing conversation is created. */
export function Opened({ wanted, owner }: { wanted: ChatSelection; owner: string }) {
  if (wanted.conversation !== null) return <Thread conversation={wanted.conversation} owner={owner} about={null} />
  return <Found wanted={wanted} owner={owner} />
}

function Found({ wanted: { shop, about }, owner }: { wanted: ChatSelection; owner: string }) {
  const words = useTalkWords()
  const query = useOpenConversation({
    with: shop === null ? 'service' : 'shop',
    ...(shop !== null && { shop_id: shop }),
    ...(about && { card_kind: about.kind, card_id: about.id }),
  })
  if (query.error?.reason === 'shop_unknown' || query.error?.reason === 'own_shop')
    return <EmptyScene pictures={scene('shop')} title={words.blocked.by_them} action={<ToHome />} />
  if (query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!query.data)
    return (
      <div aria-busy className={styles.hold}>
        <LinesSkeleton lines={6} />
      </div>
    )
  return <Thread conversation={query.data.conversation.id} owner={owner} about={query.data.card} />
}
