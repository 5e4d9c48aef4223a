import type { Policy } from '@plaza/contract'
import { Button, ButtonLink, Icon, IconDownload, IconPrinter } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { ChatLink, withService } from '../../parts/ChatLink.tsx'
import { hrefOf } from '../../paths.ts'
import styles from './Policy.module.css'
import { useDocument } from '../../mall/use-document.ts'
import { usePolicyWords } from './words/index.ts'

/** Actions for a policy: download, print, and links to the actions that the policy describes. */
export function PolicyDoing({ policy }: { policy: Policy }) {
  const words = usePolicyWords()
  const { words: mall } = useReader()
  const document = useDocument(policy)
  const { name } = policy
  return (
    <div className={styles.doing}>
      <Button
        look="outline"
        size="small"
        busy={document.busy}
        icon={<Icon of={IconDownload} size={18} />}
        onClick={() => void document.take()}
      >
        {words.document}
      </Button>
      <Button look="outline" size="small" icon={<Icon of={IconPrinter} size={18} />} onClick={() => window.print()}>
        {words.print}
      </Button>
      {name === 'privacy' && (
        <ButtonLink look="outline" size="small" href={hrefOf('settings', { section: 'data' })}>
          {words.ownData}
        </ButtonLink>
      )}
      {name === 'about_us' && (
        <ChatLink look="outline" size="small" query={withService}>
          {mall.places.chat}
        </ChatLink>
      )}
    </div>
  )
}
