import { expect, it } from 'vitest'
import { letterRuleOf, lettersOfPurchase } from './letter-rule.ts'
import { shopNotifications } from './templates/of-shop.ts'
import { isTemplate, type TemplateName, templates } from './templates/templates.ts'

it('the letters of a purchase are templates for buyers, and every template of an order or a refund for buyers is listed', () => {
  for (const name of Object.keys(lettersOfPurchase))
    expect([name, isTemplate(name), name in shopNotifications]).toEqual([name, true, false])
  const ofBuyers = Object.keys(templates).filter((name) => /^(order|refund)_/.test(name) && !(name in shopNotifications))
  expect(Object.keys(lettersOfPurchase).toSorted()).toEqual(ofBuyers.toSorted())
})

it.each([
  ['order_paid', 'always'],
  ['refund_paid', 'always'],
  ['order_accepted', 'chosen'],
  ['product_back', 'chosen_verified'],
  ['withdrawal_paid', 'chosen_verified'],
  ['shop_refund_asked', 'chosen_verified'],
  ['password_changed', 'own'],
] as const satisfies readonly (readonly [TemplateName, string])[])('the letter of %s: %s', (template, rule) => {
  expect(letterRuleOf(template)).toBe(rule)
})
