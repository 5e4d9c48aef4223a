import { shownIn } from './row.ts'

const app = 'apps/storefront/src'
const screens = `${app}/screens`
const cart = `${screens}/checkout/interrupted-checkout.test.tsx`

/** Section 2: the addresses of the storefront, letter for letter, each with a test that stands there. */
export const routeRows = [
  ...shownIn(`${screens}/routes.test.ts`, [
    ['/', 'both addresses of home show the home page', 'paths.home'],
    ['/pages/home/home', 'both addresses of home show the home page', 'paths.homeAlias'],
    [
      '/pages/users/ and the name of the social login',
      'the login page of a social platform is there when the owner has set one up',
      '/pages/users/shortvideo',
    ],
    ['/pages/users/404', 'every address of the mall shows something of its own', 'paths.notFound'],
    ['an unknown page goes to the 404 screen', '%s is not found', 'notFound'],
  ]),
  ...shownIn(`${app}/shell/shell.test.tsx`, [
    ['/pages/index/index', 'the default page leads home and keeps its query'],
    ['/pages/news/index', 'a story that is gone says so'],
    ['/pages/category/category', 'department “%s” is not here, and all there are can be seen'],
  ]),
  ...shownIn(`${screens}/policies/policy-screen.test.tsx`, [
    ['/pages/policy/terms', 'a policy says what it says, since when, what changed, and what held before'],
    ['/pages/policy/privacy', 'privacy leads to one’s own data, and about us to customer service'],
    ['/pages/policy/about_us', 'privacy leads to one’s own data, and about us to customer service'],
  ]),
  ...shownIn(`${app}/paths.test.ts`, [
    ['/pages/policy/support', 'they are the ones of the specification, all of them and no others'],
    ['/pages/policy/return', 'they are the ones of the specification, all of them and no others'],
    ['/pages/policy/user', 'they are the ones of the specification, all of them and no others'],
    ['/pages/search/search', 'a link carries its query in the hash'],
  ]),
  ...shownIn(`${screens}/blog/blog-screen.test.tsx`, [
    ['/pages/blog/blog', 'the blog shows its posts, the newest first, and where programs read along'],
    ['/pages/blog/detail', 'a post is read with what it speaks of at the price of the moment, and leads to the next'],
  ]),
  ...shownIn(`${screens}/sign-in/sign-in-screen.test.tsx`, [
    ['/pages/users/login', 'a wrong password is told in place, and the right one leads back to where one was'],
    ['/pages/users/register', 'what is wrong with a new account is said beside each field, and nothing typed is lost'],
  ]),
  ...shownIn(cart, [
    ['/pages/cart/cart', 'a session that ends while the address is chosen leads back to that step, with the choice'],
    ['/pages/cart/delivery', 'a session that ends while the way is chosen leads back to that step, with the way and the note'],
  ]),
  ...shownIn(`${screens}/checkout/payment-screen.test.tsx`, [
    ['/pages/cart/pay', 'cash is paid to the courier: the order is placed, and nothing else is asked'],
  ]),
  ...shownIn(`${screens}/cart/cart-screen.test.tsx`, [['/pages/cart/mycart', 'after eight seconds it stays removed']]),
  ...shownIn(`${screens}/cart/tidy-cart-screen.test.tsx`, [['/pages/cart/edit', 'two go at once, three are asked about first']]),
  ...shownIn(`${screens}/product/product-screen.test.tsx`, [
    ['/pages/prouduct/detail', 'puts it into the cart of the account; the count is the mall’s'],
  ]),
  ...shownIn(`${app}/drawn-places.test.ts`, [['/pages/category/detail', 'a department is held as the first page of its list']]),
  ...shownIn(`${screens}/brands/brands-screen.test.tsx`, [
    ['/pages/category/brands', 'brands stand in one grid from A to Z, and a letter leads to its first'],
  ]),
  ...shownIn(`${screens}/account/shelves/shelves-page.test.tsx`, [
    ['/pages/category/recommend', 'with nothing saved or looked at is shown where to look around'],
    ['/pages/mine/dashboard', 'a heart that was pressed shows the way to all that was saved'],
  ]),
  ...shownIn(`${screens}/settings/settings-screen.test.tsx`, [
    ['/pages/mine/confing', 'what is wrong is said at its field, and what is right is sent'],
  ]),
  ...shownIn(`${screens}/wallet/wallet-screen.test.tsx`, [
    ['/pages/mine/wallet', 'activity stands day by day, a recharge under review among it, and each opens its receipt'],
  ]),
  ...shownIn(`${screens}/orders/order-screen.test.tsx`, [
    ['/pages/mine/refund_sent', 'money is asked back where the order says that it can be, by line or as the law allows'],
    ['/pages/history/detail', 'what is not one’s own, and what is no number, is not found'],
  ]),
  ...shownIn(`${screens}/account/account-screen.test.tsx`, [
    ['/pages/mine/pc_mine', 'at %i a seller is one tap from each of the seventeen places, and all of them are there'],
  ]),
  ...shownIn(`${screens}/orders/orders-screen.test.tsx`, [
    ['/pages/history/purchase', 'each order says whose it is, where it stands, when it comes and what it cost, and leads to its page'],
  ]),
  ...shownIn(`${screens}/application/become-seller-screen.test.tsx`, [
    ['/pages/shop/create', 'what the mall finds wrong is said beside its field'],
  ]),
  ...shownIn(`${screens}/shop/shop-screen.test.tsx`, [['/pages/shop/detail', 'a shop says who it is and what it sells']]),
  ...shownIn(`${screens}/chat/chat-screen.test.tsx`, [
    ['/pages/server/chat', 'what is written goes out under a key of its own, and Enter sends it'],
  ]),
  ...shownIn('e2e/journeys/account-addresses.spec.ts', [
    ['/choose-location', 'a place is chosen on the map by search and by keys, and shown', 'choose-location'],
    ['/open-location', 'a place is chosen on the map by search and by keys, and shown', 'open-location'],
  ]),
]
