import { onDesktop } from '../mall.ts'
import type { FormRow } from './form-row.ts'
import { signsIn, test, testForm } from './forms-test.ts'
import { shopForms } from './shop-forms.ts'
import { staffForms } from './staff-forms.ts'
import { tradeForms } from './trade-forms.ts'
import { tradeStaffForms } from './trade-staff-forms.ts'
import { zones } from './zones.ts'

for (const [at, timezoneId] of zones.entries())
  test.describe(`at a clock of ${timezoneId}`, () => {
    test.use({ timezoneId })
    const here = (rows: readonly FormRow[]) => rows.filter((_, each) => each % zones.length === at)
    for (const row of here([...staffForms, ...tradeStaffForms]))
      test(`staff, ${row.name}: every field is sent, and shown again`, onDesktop, async ({ page, owner, trade }) => {
        await signsIn.staff(page, { owner })
        await testForm({ page, owner, email: 'owner@plaza.example', trade }, row)
      })
    for (const row of here(shopForms))
      test(`shop, ${row.name}: every field is sent, and shown again`, onDesktop, async ({ page, owner, shop, trade }) => {
        await signsIn.shop(page, { shop })
        await testForm({ page, owner, email: shop.email, trade }, row)
      })
    for (const row of here(tradeForms))
      test(`a shop that sells, ${row.name}: every field is sent, and shown again`, onDesktop, async ({ page, owner, trade }) => {
        const { owner: seller } = await trade()
        await signsIn.shop(page, { shop: seller })
        await testForm({ page, owner, email: seller.email, trade }, row)
      })
  })
