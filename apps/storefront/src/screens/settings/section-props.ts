import type { UserInfo } from '@plaza/contract'

/** Every section is of the customer that is logged in. */
export type SectionProps = { user: UserInfo }
