import { Icon, IconMessageCircle, Sheet } from '@plaza/design'
import { useReader } from '../../../mall/reader.ts'
import { ChatLink } from '../../../parts/ChatLink.tsx'
import { useWalletWords } from '../words/index.ts'
import { LineReceipt } from './LineReceipt.tsx'
import { RechargeReceipt } from './RechargeReceipt.tsx'
import { TransferReceipt } from './TransferReceipt.tsx'
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx'
import { type Opened, subjectOf } from './opened.ts'

type Props = { opened: Opened | undefined; onClose: () => void }

/** All details of one wallet transaction, and a link to ask support about it. */
export function ReceiptSheet({ opened, onClose }: Props) {
  const { common } = useReader().words
  const words = useWalletWords().receipt
  return (
    <Sheet
      open={opened !== undefined}
      onClose={onClose}
      title={words.title}
      closeLabel={common.close}
      footer={
        opened && (
          <ChatLink look="soft" query={{ about: subjectOf(opened) }} leave={onClose} icon={<Icon of={IconMessageCircle} size={20} />}>
            {words.ask}
          </ChatLink>
        )
      }
    >
      {opened?.kind === 'recharge' && <RechargeReceipt id={opened.id} />}
      {opened?.kind === 'line' && <LineReceipt line={opened.line} state={opened.state} />}
      {opened?.kind === 'withdrawal' && <WithdrawalReceipt withdrawal={opened.withdrawal} />}
      {opened?.kind === 'transfer' && <TransferReceipt transfer={opened.transfer} />}
    </Sheet>
  )
}
