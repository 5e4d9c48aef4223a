import { countryName } from '../../packages/web/src/reading/country-name.ts'
import { isLoggedIn, somebodyNew } from '../account.ts'
import { expect, hasChosen, inLongRun, open, test, once } from '../mall.ts'
import { wordsIn } from '../words.ts'

const addresses = '#/pages/mine/confing?section=addresses'

test('an address follows its country’s format, is removed and restored', async ({ page }) => {
  const { token } = await somebodyNew()
  await isLoggedIn(page, token)
  await open(page, addresses)
  await page.getByRole('button', { name: 'Add address' }).click()
  const sheet = page.getByRole('dialog', { name: 'New address' })
  await sheet.getByRole('button', { name: 'Save address' }).click()
  await expect(sheet.getByText('Please fill this in').first()).toBeVisible()

  const country = sheet.getByRole('combobox', { name: 'Country or region' })
  await country.fill('thai')
  await sheet.getByRole('option', { name: 'Thailand' }).click()
  const province = sheet.getByRole('combobox', { name: 'Province' })
  const city = sheet.getByRole('combobox', { name: 'City' })
  // Choosing a city from a search of the whole country also fills in its province.
  await city.fill('hat yai')
  await sheet
    .getByRole('option', { name: /^Hat Yai/ })
    .first()
    .click()
  await expect(province).toHaveValue('Songkhla')
  await province.fill('chiang m')
  await expect(sheet.getByRole('option', { name: 'Chiang Mai' })).toBeVisible()
  await province.press('ArrowDown')
  await province.press('Enter')
  await expect(province).toHaveValue('Chiang Mai')
  await expect(city).toHaveValue('')
  await city.click()
  await expect(sheet.getByRole('option').first()).toBeVisible()
  await city.fill('A village nobody lists')
  await city.press('Tab')
  await sheet.getByLabel('Street and house number').fill('9 Nimman Road')
  await sheet.getByRole('button', { name: 'Find a place' }).click()
  const map = page.getByRole('dialog', { name: 'Choose a location' })
  // The mall under test has no map tiles, so only cities are searched.
  await expect(map.getByRole('application')).toHaveCount(0)
  await map.getByLabel('Search for a city').fill('Chiang Mai')
  await expect(map.getByRole('list', { name: 'Cities found' }).getByRole('button').first()).toBeVisible()
  await map.getByLabel('Search for a city').press('Enter')
  await expect(map.getByText(/^Near .*Chiang Mai/)).toBeVisible()
  await map.getByRole('button', { name: 'Use this location' }).click()
  // The chosen city does not overwrite the typed one. The form shows the contradiction, and offers to use the chosen city.
  await expect(city).toHaveValue('A village nobody lists')
  await city.fill('Bangkok')
  await expect(sheet.getByText(/^You chose .*Chiang Mai, Thailand, but the address says Bangkok, Thailand/)).toBeVisible()
  await sheet.getByRole('button', { name: /^Use .*Chiang Mai.* in the address/ }).click()
  await expect(city).toHaveValue(/Chiang Mai/)
  await expect(sheet.getByText('but the address says')).toHaveCount(0)
  await sheet.getByLabel('Postal code').fill('502')
  await sheet.getByLabel('Phone').fill('081 555 0142')
  await sheet.getByRole('button', { name: 'Save address' }).click()
  await expect(sheet.getByText("This isn't a valid postal code for that country")).toBeVisible()
  await sheet.getByLabel('Postal code').fill('50200')
  await sheet.getByRole('button', { name: 'Save address' }).click()

  const card = page.getByRole('article').filter({ hasText: '9 Nimman Road' })
  await expect(card.getByText('Default')).toBeVisible()
  await expect(card.getByText('+66815550142')).toBeVisible()
  await card.getByRole('button', { name: /^Remove/ }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
})

test('one press makes a second address the default', inLongRun, async ({ page }) => {
  const { token } = await somebodyNew()
  await isLoggedIn(page, token)
  for (const [street, name] of [
    ['1 First Street', 'Noor Vale'],
    ['2 Second Street', 'Sam Vale'],
  ] as const) {
    const form = { full_name: name, phone: '+442079460000', country: 'GB', city: 'London', street, postcode: 'SW1A 1AA' }
    const answer = await page.request.post('/api/checkout/onepage/addressadd', { form, headers: { 'access-token': token } })
    expect(((await answer.json()) as { code: number }).code).toBe(200)
  }
  await open(page, addresses)
  await page.getByRole('button', { name: 'Make default: address for Sam Vale' }).click()
  await expect(page.getByRole('article').first()).toContainText('Sam Vale')
  await expect(page.getByRole('article').first().getByText('Default')).toBeVisible()
})

test('ten addresses are entered in sequence, in another script, and stay in order', inLongRun, async ({ page, isMobile }) => {
  const lang = isMobile ? 'th' : 'jp'
  const words = (await wordsIn(lang)).addresses
  const britain = countryName('GB', lang)
  const { token } = await somebodyNew()
  await isLoggedIn(page, token)
  await hasChosen(page, { lang })
  await open(page, addresses)
  const sheet = page.getByRole('dialog', { name: words.newTitle })
  const cards = page.getByRole('article')
  for (let count = 1; count <= 10; count += 1) {
    await page.getByRole('button', { name: words.add }).click()
    if (count === 1) {
      await sheet.getByRole('combobox', { name: words.country }).fill(britain)
      await sheet.getByRole('option', { name: britain, exact: true }).click()
    }
    await sheet.getByLabel(words.fullName).fill(`Noor ${count}`)
    await sheet.getByRole('combobox', { name: words.city }).fill('London')
    await sheet.getByLabel(words.street).fill(`${count} Elder Terrace`)
    await sheet.getByLabel(words.postcode).fill('SW1A 1AA')
    await sheet.getByLabel(words.phone).fill('+44 20 7946 0000')
    await sheet.getByRole('button', { name: words.save }).click()
    await expect(cards).toHaveCount(count)
  }
  await page.getByRole('button', { name: words.makeDefaultOf('Noor 4') }).click()
  await expect(cards.first()).toContainText('4 Elder Terrace')
  await page.getByRole('button', { name: words.removeOf('Noor 7') }).click()
  await expect(cards).toHaveCount(9)
  await page.getByRole('button', { name: words.undo }).click()
  await expect(cards).toHaveCount(10)
  await page.reload()
  await expect(cards).toHaveCount(10)
  await expect(cards.first().getByText(words.default, { exact: true })).toBeVisible()
  expect(
    await cards
      .locator('address, p')
      .getByText(/^\d+ Elder Terrace/)
      .count(),
  ).toBe(10)
})

test('without map tiles a place is chosen from cities, and shown without a map', async ({ page }) => {
  await open(page, '#/choose-location')
  const use = page.getByRole('button', { name: 'Use this location' })
  await expect(use).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Search for a city').fill('Chiang Mai')
  await page.getByRole('list', { name: 'Cities found' }).getByRole('button').first().click()
  await expect(page.getByText(/^Near .*Chiang Mai/)).toBeVisible()
  await expect(page.getByRole('application')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Nearby cities' }).getByRole('radio').first()).toBeVisible()
  await use.click()
  await expect(page).toHaveURL(/open-location\?latitude=18\.\d+&longitude=9[89]/)
  await expect(page.getByRole('heading', { name: 'Nearby cities' })).toBeVisible()
  await expect(page.getByRole('application')).toHaveCount(0)
})

test('geolocation is requested only after a press', inLongRun, async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 48.8566, longitude: 2.3522 })
  await open(page, '#/choose-location')
  await page.getByRole('button', { name: 'Use my current location' }).click()
  await expect(page.getByText(/^Near .*France/)).toBeVisible()
})

test('a link without coordinates shows a message', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  await open(page, '#/open-location?latitude=here')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has no location')
})

/** A grey tile of one pixel for the map. */
const tile = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOYBwAAywDKtVJNcQAAAABJRU5ErkJggg==', 'base64')
const mapMade = { tiles: '/map/{z}/{x}/{y}', least_zoom: 0, most_zoom: 16, attribution: '© Mapmakers', about: 'https://makers.example' }

test('the owner’s map is panned by keys, shows its attribution and gives way to a city search when unavailable', async ({ page }) => {
  let isThere = true
  await page.route('**/api/citys/map*', (route) => route.fulfill({ json: { code: 200, msg: '', data: mapMade } }))
  await page.route('**/map/*/*/*', (route) =>
    isThere ? route.fulfill({ body: tile, contentType: 'image/png' }) : route.fulfill({ status: 404 }),
  )
  const mapRoute = '#/choose-location?latitude=13.7563&longitude=100.5018'
  await open(page, mapRoute)
  await expect(page.getByRole('link', { name: '© Mapmakers' })).toHaveAttribute('href', 'https://makers.example')
  const map = page.getByRole('application')
  await expect(map.locator('img').first()).toBeVisible()
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await page.getByText('Coordinates').click()
  await expect.poll(async () => Number(await page.getByLabel('Longitude').inputValue())).toBeGreaterThan(100.51)
  await page.getByLabel('Latitude').fill('18.79')
  await page.getByLabel('Longitude').fill('98.98')
  await page.getByLabel('Longitude').press('Enter')
  await expect(page.getByText(/^Near .*Chiang Mai/)).toBeVisible()
  isThere = false
  await page.reload()
  await expect(page.getByText("We couldn't load the map. Search for a city instead.")).toBeVisible()
  await expect(page.getByRole('application')).toHaveCount(0)
  await expect(page.getByLabel('Search for a city')).toBeVisible()
})
