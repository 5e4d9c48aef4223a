import { onDesktop } from '../mall.ts'
import { shopForms } from './shop-forms.ts'
import { signsIn, test, testForm } from './forms-test.ts'
import { staffForms } from './staff-forms.ts'

/** West and east of UTC: a moment that is written or read by another clock than the reader's moves to another day. */
const zones = ['America/St_Johns', 'Pacific/Auckland']

for (const [at, timezoneId] of zones.entries())
  test.describe(`at a clock of ${timezoneId}`, () => {
    test.use({ timezoneId })
    for (const row of staffForms.filter((_, each) => each % zones.length === at))
      test(`staff, ${row.name}: every field is sent, and shown again`, onDesktop, async ({ page, owner }) => {
        await signsIn.staff(page, { owner })
        await testForm({ page, owner, email: 'owner@plaza.example' }, row)
      })
    for (const row of shopForms.filter((_, each) => each % zones.length === at))
      test(`shop, ${row.name}: every field is sent, and shown again`, onDesktop, async ({ page, owner, shop }) => {
        await signsIn.shop(page, { shop })
        await testForm({ page, owner, email: shop.email }, row)
      })
  })
