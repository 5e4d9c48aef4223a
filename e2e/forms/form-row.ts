import type { Locator, Page } from '@playwright/test'
import type { CallShape } from '@plaza/contract'
import type { Filled, Filling } from './fill-every-field.ts'
import type { Trade } from './trade.ts'

/**
 * Data that a row needs to open its form: a page with a signed-in user, the user's email, a session of the mall's owner, and a shop with a product.
 */
export type At = { page: Page; owner: string; email: string; trade: () => Promise<Trade> }

export type FormRow = Filling & {
  name: string
  /** Source files of the form, relative to the repository root. */
  files: readonly string[]
  /** Opens the form, and returns the element that contains its controls. */
  open: (at: At) => Promise<Locator>
  /** Label of the submit button. Without it, the form saves automatically and shows a note that it is saved. */
  submit?: string
  /** Requests that the form sends, in order; the submit button's request is last. */
  sends: readonly CallShape[]
  /** Fields of these requests without a control in the form, each with the reason. */
  unsent?: Readonly<Record<string, string>>
  /** URL of the page after the form has created its item. */
  lands?: RegExp
  /** Opens the form of the same item after a reload. Without it, the test reads the values from `shows`. */
  again?: (at: At, filled: Filled) => Promise<Locator>
  /** Value that the page shows after saving in place of the typed value, by key or label. */
  reads?: Readonly<Record<string, (typed: string) => string>>
  /** Controls that no longer exist after the form has created its item, each with the reason. */
  gone?: Readonly<Record<string, string>>
  /** Element that shows every typed value, for a form that cannot be opened again. */
  shows?: (at: At, filled: Filled) => Promise<Locator>
  /** Opens the form of the same item at the end, even if its name changed. The test then restores the earlier values. */
  restores?: (at: At) => Promise<Locator>
  /** The form is filled only once, because the created item cannot be changed. */
  once?: true
  /** Removes the item that the form created. */
  after?: (at: At, filled: Filled) => Promise<void>
}
