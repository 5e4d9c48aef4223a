import { affiliateTemplates } from './affiliate.ts'
import { applicationTemplates } from './applications.ts'
import { accountTemplates } from './account.ts'
import { chatTemplates } from './chat.ts'
import { orderTemplates } from './orders.ts'
import { refundTemplates } from './refunds.ts'
import { afterSaleTemplates } from './after-sale.ts'
import { shopMeasureTemplates } from './standing.ts'
import { supportTemplates } from './support.ts'
import type { NotificationTemplate } from './template.ts'
import { transferTemplates } from './transfers.ts'

export const templates = {
  ...accountTemplates,
  ...orderTemplates,
  ...refundTemplates,
  ...afterSaleTemplates,
  ...applicationTemplates,
  ...transferTemplates,
  ...shopMeasureTemplates,
  ...affiliateTemplates,
  ...supportTemplates,
  ...chatTemplates,
} as const satisfies Readonly<Record<string, NotificationTemplate>>

export type TemplateName = keyof typeof templates & string

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
/** The value names used in a template's English text. */
export type ValueNamesOf<N extends TemplateName> = NamesIn<(typeof templates)[N]['words']['en'][number]>

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name)
