import { describe, expect, it } from 'vitest'
import { mainAction, openActions } from './order-looks.ts'

describe('main action of an order', () => {
  it.each([
    [['pay', 'cancel'], 'unpaid', 'pay'],
    [['cancel', 'invoice', 'again'], 'to_ship', undefined],
    [['track', 'complete', 'again'], 'shipped', 'track'],
    [['track', 'complete', 'again'], 'delivered', 'complete'],
    [['comment', 'refund', 'again'], 'received', 'comment'],
    [['again', 'invoice'], 'completed', 'again'],
    [['complete', 'view_refund', 'refund', 'track'], 'delivered', 'view_refund'],
    [['view_refund', 'track'], 'on_the_way', 'view_refund'],
  ] as const)('with actions %j while %s: %s', (actions, status, main) => expect(mainAction(actions, status)).toBe(main))
})

it.each([
  [['comment', 'refund', 'again'], 'received', ['comment', 'refund']],
  [['complete', 'refund'], 'delivered', ['complete', 'refund']],
  [['refund', 'invoice'], 'received', ['refund']],
  [['track', 'refund'], 'on_the_way', ['track']],
  [['cancel', 'again', 'invoice'], 'paid', ['cancel']],
  [['cancel', 'again', 'invoice'], 'to_ship', ['cancel']],
  [['pay', 'cancel'], 'unpaid', ['pay']],
] as const)('buttons of the page of an order with actions %j while %s: %j', (actions, status, shown) =>
  expect(openActions(actions, status)).toEqual(shown),
)
