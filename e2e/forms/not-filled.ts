const door = 'a way in: told by the journeys that sign in and take an invitation'
const frame = 'holds the fields that a form gives it; each of those forms has a row'
const money = 'its calls and its screen have tests of their own; here it needs an order, a code or a case first'

/** Forms that no row fills, each with the reason. */
export const notFilled: Readonly<Record<string, string>> = {
  'apps/operator/src/shell/SignIn.tsx': door,
  'apps/operator/src/shell/Welcome.tsx': door,
  'apps/seller/src/shell/Welcome.tsx': door,
  'apps/seller/src/shell/PasswordSignIn.tsx': door,
  'apps/operator/src/parts/editing/EditPage.tsx': frame,
  'apps/operator/src/parts/written/WrittenSheet.tsx': frame,
  'packages/console/src/pages/FormPage.tsx': frame,
  'apps/operator/src/parts/tell/ReasonSheet.tsx': 'one reason, of which the tests of each screen tell that it is sent',
  'apps/operator/src/screens/orders/OrderWays.tsx': 'opens the sheet of a reason',
  'apps/operator/src/screens/shops/ShopWays.tsx': 'opens the sheet of a reason',
  'apps/operator/src/screens/people/PersonWays.tsx': 'opens the sheet of a reason',
  'apps/operator/src/screens/cash/CashSheet.tsx': money,
  'apps/operator/src/screens/checks/ChecksScreen.tsx': 'stands there only while the books are red',
  'apps/operator/src/screens/own/OwnPassword.tsx': 'ends every session of the one who types: told by the screen’s test',
  'apps/operator/src/screens/own/OwnRecoveryCodes.tsx': 'makes the owner’s codes worthless: told by the screen’s test',
  'apps/operator/src/screens/policies/PublishDraft.tsx': 'what is published stays: nobody could put it back',
  'apps/operator/src/screens/queue/decide/DecisionForm.tsx': money,
  'apps/seller/src/screens/order/CancelSheet.tsx': money,
  'apps/seller/src/screens/order/ShipSheet.tsx': money,
  'apps/seller/src/screens/refunds/answering/AnswerSheet.tsx': money,
  'apps/seller/src/screens/refunds/answering/EvidenceSheet.tsx': money,
  'apps/seller/src/screens/payments/WithdrawSheet.tsx': money,
  'apps/seller/src/screens/stock/intakes/NewIntakeScreen.tsx': 'needs a product that is sold; told by the journey of a new shop',
  'packages/console/src/index-page/SaveView.tsx': 'a name for a filter, kept in the browser',
  'packages/console/src/ticket/WriteForm.tsx': 'one answer to a ticket: told by the tests of both consoles',
}
