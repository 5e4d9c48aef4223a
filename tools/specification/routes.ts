import { shownIn } from './row.ts'

const app = 'apps/storefront/src'
const screens = `${app}/screens`
const cart = `${screens}/checkout/interrupted-checkout.test.tsx`

/** Section 2 of the specification: the exact URLs of the storefront, each with a test. */
export const routeRows = [
  ...shownIn(`${screens}/routes.test.ts`, [
    ['/', 'both routes of home show the home page', 'paths.home'],
    ['/pages/home/home', 'both routes of home show the home page', 'paths.homeAlias'],
    [
      '/pages/users/ and the name of the social login',
      'the login page of a social platform exists if the owner has set one up',
      '/pages/users/shortvideo',
    ],
    ['/pages/users/404', 'every route of the mall has a screen', 'paths.notFound'],
    ['an unknown page goes to the 404 screen', '%s is not found', 'notFound'],
  ]),
  ...shownIn(`${app}/shell/shell.test.tsx`, [
    ['/pages/index/index', 'the default page redirects home and retains its query'],
    ['/pages/news/index', 'a removed news story shows a message'],
    ['/pages/category/category', 'department “%s” is not found, and all departments are linked'],
  ]),
  ...shownIn(`${screens}/policies/policy-screen.test.tsx`, [
    ['/pages/policy/terms', 'a policy shows its text, effective date, changes and earlier versions'],
    ['/pages/policy/privacy', 'the privacy policy links to the personal data, and About us to customer service'],
    ['/pages/policy/about_us', 'the privacy policy links to the personal data, and About us to customer service'],
  ]),
  ...shownIn(`${app}/paths.test.ts`, [
    ['/pages/policy/support', 'are exactly those of the specification'],
    ['/pages/policy/return', 'are exactly those of the specification'],
    ['/pages/policy/user', 'are exactly those of the specification'],
    ['/pages/search/search', 'carry their query in the hash'],
  ]),
  ...shownIn(`${screens}/blog/blog-screen.test.tsx`, [
    ['/pages/blog/blog', 'the blog lists its posts, the newest first, and links its feed'],
    ['/pages/blog/detail', 'a post shows its products at the current price and links to the next post'],
  ]),
  ...shownIn(`${screens}/sign-in/sign-in-screen.test.tsx`, [
    ['/pages/users/login', 'a wrong password shows an error in place, and the right one returns to the previous page'],
    ['/pages/users/register', 'registration errors show at their fields, and the typed input stays'],
  ]),
  ...shownIn(cart, [
    ['/pages/cart/cart', 'a session ending at the address step returns there after log-in, with the choice'],
    ['/pages/cart/delivery', 'a session ending at the delivery step returns there after log-in, with shipping method and note'],
  ]),
  ...shownIn(`${screens}/checkout/payment-screen.test.tsx`, [
    ['/pages/cart/pay', 'cash on delivery places the order without further input'],
  ]),
  ...shownIn(`${screens}/cart/cart-screen.test.tsx`, [['/pages/cart/mycart', 'after eight seconds a removal is final']]),
  ...shownIn(`${screens}/cart/tidy-cart-screen.test.tsx`, [
    ['/pages/cart/edit', 'removes two without a question, three after a confirmation'],
  ]),
  ...shownIn(`${screens}/product/product-screen.test.tsx`, [
    ['/pages/prouduct/detail', 'adds to the cart of the account; the count is that of the server'],
  ]),
  ...shownIn(`${app}/drawn-places.test.ts`, [['/pages/category/detail', 'caches a department as the first page of its list']]),
  ...shownIn(`${screens}/brands/brands-screen.test.tsx`, [
    ['/pages/category/brands', 'brands are in one grid from A to Z, and a letter jumps to its first brand'],
  ]),
  ...shownIn(`${screens}/account/shelves/shelves-page.test.tsx`, [
    ['/pages/category/recommend', 'with nothing saved or viewed sees links to browse'],
    ['/pages/mine/dashboard', 'pressing the heart shows a link to all favourites'],
  ]),
  ...shownIn(`${screens}/settings/settings-screen.test.tsx`, [
    ['/pages/mine/confing', 'invalid fields show errors and valid ones are sent'],
  ]),
  ...shownIn(`${screens}/wallet/wallet-screen.test.tsx`, [
    ['/pages/mine/wallet', 'activity is grouped by day with recharges under review, and each line opens its receipt'],
  ]),
  ...shownIn(`${screens}/orders/order-screen.test.tsx`, [
    ['/pages/mine/refund_sent', 'offers a refund by line or the statutory withdrawal if the order allows them'],
    ['/pages/history/detail', 'another customer’s order and an invalid number are not found'],
  ]),
  ...shownIn(`${screens}/account/account-screen.test.tsx`, [
    ['/pages/mine/pc_mine', 'at %i px a seller is one tap from each of the seventeen screens, and all of them exist'],
  ]),
  ...shownIn(`${screens}/orders/orders-screen.test.tsx`, [
    ['/pages/history/purchase', 'each order shows its shop, status, arrival and amount, and links to its page'],
  ]),
  ...shownIn(`${screens}/application/become-seller-screen.test.tsx`, [
    ['/pages/shop/create', 'faults found by the mall show at their fields'],
  ]),
  ...shownIn(`${screens}/shop/shop-screen.test.tsx`, [['/pages/shop/detail', 'a shop shows its profile and its products']]),
  ...shownIn(`${screens}/chat/chat-screen.test.tsx`, [
    ['/pages/server/chat', 'a message is sent with an idempotency key of its own, and Enter sends it'],
  ]),
  ...shownIn('e2e/journeys/account-addresses.spec.ts', [
    ['/choose-location', 'without map tiles a place is chosen from cities, and shown without a map', 'choose-location'],
    ['/open-location', 'without map tiles a place is chosen from cities, and shown without a map', 'open-location'],
  ]),
]
