import type { Locator, Page } from '@playwright/test'
import type { CallShape } from '@plaza/contract'
import type { Filled, Filling } from './fill-every-field.ts'
import type { Trade } from './trade.ts'

/** Everything a row may need to open its form: the page of a signed-in user, their email, a session of the mall's owner, and a shop that sells. */
export type At = { page: Page; owner: string; email: string; trade: () => Promise<Trade> }

export type FormRow = Filling & {
  name: string
  /** The sources of the form, from the root of the repository. */
  files: readonly string[]
  /** Opens the form, and answers what holds its controls. */
  open: (at: At) => Promise<Locator>
  /** Label of the submit button; without it, the form saves by itself and says so. */
  submit?: string
  /** Calls that the form sends, the call of the button last. */
  sends: readonly CallShape[]
  /** Fields of these calls that the form has no control for, each with the reason. */
  unsent?: Readonly<Record<string, string>>
  /** The address that the page goes to once the thing is made. */
  lands?: RegExp
  /** Opens the same thing again after the page was loaded anew. Without it the values are read where `shows` says. */
  again?: (at: At, filled: Filled) => Promise<Locator>
  /** Value shown later in place of the typed one, by key or label. */
  reads?: Readonly<Record<string, (typed: string) => string>>
  /** Controls that are not there any more once it is made, each with the reason. */
  gone?: Readonly<Record<string, string>>
  /** Text of the page in which every typed value stands, for a form that is not opened again. */
  shows?: (at: At, filled: Filled) => Promise<Locator>
  /** Opens the same record at the end, even under a new name: the test puts the earlier values back. */
  restores?: (at: At) => Promise<Locator>
  /** Filled once: what was made cannot be changed. */
  once?: true
  /** Tidies up what was made. */
  after?: (at: At, filled: Filled) => Promise<void>
}
