import { useGetStore } from '@plaza/client'
import { CommandButton, Console } from '@plaza/console'
import type { Operator } from '@plaza/contract'
import { useLoadingFlag, useSession } from '@plaza/web'
import { useLive } from '@plaza/web/live'
import { useUnreadTalks } from '../calls/chat.ts'
import { heedMall } from '../calls/heed-mall.ts'
import { useGetOperator } from '../calls/staff.ts'
import { screens } from '../screens/screens.ts'
import { useWords } from '../words/index.ts'
import { Foot } from './Foot.tsx'

const loadFind = async () => (await import('./Find.tsx')).Find

/** Console of the mall for the signed-in operator. */
export function OperatorConsole() {
  const words = useWords()
  const { user } = useSession<Operator>()
  const me = useGetOperator().data ?? user
  const brand = useGetStore('website_config').data?.shop_name ?? ''
  const chat = useUnreadTalks()
  useLive(heedMall)
  useLoadingFlag()
  if (!me) return null
  return (
    <Console
      screens={screens}
      names={words.screens}
      groups={words.groups}
      role={me.role}
      counts={{ chat }}
      brand={brand}
      foot={<Foot of={me} />}
      tools={<CommandButton load={loadFind} />}
    />
  )
}
