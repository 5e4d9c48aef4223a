import type { UserInfo } from '@plaza/contract'

/** The logged-in customer, to whom every section belongs. */
export type SectionProps = { user: UserInfo }
