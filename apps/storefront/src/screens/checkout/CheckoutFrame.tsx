import type { UserInfo } from '@plaza/contract'
import { Icon, IconArrowLeft, IconLink, Page, Steps, cx } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import type { ReactNode } from 'react'
import { useReader } from '../../mall/reader.ts'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import { type Step, type PurchaseSelection, hrefOfStep } from '../../parts/checkout/wanted.ts'
import { hrefOf } from '../../paths.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

const steps = ['shipment', 'delivery', 'payment', 'confirm'] as const
export type Stage = (typeof steps)[number] | 'placed'

type Props = {
  wanted: PurchaseSelection
  /** Current checkout step; `placed` means that all steps are finished. */
  stage: Stage
  title: string
  /** True for a placed order. It can no longer be changed here, so its steps are not links. */
  fixed?: boolean
  /** True while a payment is running. On phones the pressed button then stays visible. */
  busy?: boolean
  children: (user: UserInfo) => ReactNode
}

/** Frame of every checkout step. On phones a step fills the screen and has a bar of its own. */
export function CheckoutFrame({ wanted, stage, title, fixed = false, busy = false, children }: Props) {
  const words = useCheckoutWords()
  const { places } = useReader().words
  useTitle(title)
  const now = stage === 'placed' ? steps.length : steps.indexOf(stage)
  // A placed but unpaid order also has a back button, which leads to the cart.
  const isStep = stage !== 'confirm' && stage !== 'placed'
  const back = backLink(fixed ? 'shipment' : stage, wanted)
  return (
    <Page className={cx(styles.page, isStep || busy ? styles.focused : styles.settling)}>
      <div className={styles.head}>
        {isStep && (
          <IconLink
            href={back.href}
            label={words.backTo(back.step === 'cart' ? places.cart : words.steps[back.step])}
            className={styles.back}
          >
            <Icon of={IconArrowLeft} />
          </IconLink>
        )}
        <h1>{title}</h1>
      </div>
      <Steps
        className={styles.steps}
        label={words.stepsLabel}
        doneLabel={words.done}
        steps={steps.map((step, at) => ({
          label: words.steps[step],
          state: at < now ? 'done' : at === now ? 'now' : 'later',
          ...(!fixed && step !== 'confirm' && { href: hrefOfStep(step, wanted) }),
        }))}
      />
      <OwnOnly title={words.logIn}>{children}</OwnOnly>
    </Page>
  )
}

/** Link to the previous checkout step. From the first step it leads to the cart, or to the product bought directly. */
const backLink = (stage: Stage, wanted: PurchaseSelection): { href: string; step: Step | 'cart' } => {
  const before = steps[steps.indexOf(stage as Step) - 1] as Step | undefined
  if (before) return { href: hrefOfStep(before, wanted), step: before }
  return { href: wanted.item ? hrefOf('product', { id: wanted.item.product_id }) : hrefOf('cart'), step: 'cart' }
}

/** Two columns: the sections of a checkout step, and its costs with the button to continue. */
export function TwoColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  const words = useCheckoutWords()
  return (
    <div className={styles.two}>
      <div className={styles.blocks}>{children}</div>
      <aside aria-label={words.summary} className={styles.aside}>
        {aside}
      </aside>
    </div>
  )
}

export function Card({
  title,
  aside,
  children,
  className,
}: {
  title?: string
  aside?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section aria-label={title} className={cx(styles.card, className)}>
      {title && (
        <div className={styles.cardHead}>
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
