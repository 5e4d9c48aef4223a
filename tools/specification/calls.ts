import type { Row } from './row.ts'

type Asked = readonly [address: string, name: string, test: string, proof?: string]
const asked = (file: string, rows: readonly Asked[]): (Row & { name: string })[] =>
  rows.map(([says, name, test, proof = name]) => ({ says, name, file, test, proof }))

/** Section 7: every call, by its method and address, with its name in the contract and a test of its module that calls it. */
export const callRows = [
  ...asked('server/src/modules/identity/accounts/sign-in/login.test.ts', [
    [
      'POST /customer/login/account',
      'loginByPassword',
      'Mali is known, whatever the case of her address, and her seller card says that she is none',
    ],
    ['GET /customer/user/logout', 'logout', 'here: this token is unknown from now on, others go on'],
  ]),
  ...asked('server/src/modules/identity/accounts/codes/codes.test.ts', [
    ['POST /customer/login/index', 'loginByCode', 'opens the account once, and proves the address'],
    [
      'GET /customer/info/get_userinfo',
      'getUserInfo',
      'takes an account that nobody had proved away from whoever made it with another person’s address',
    ],
  ]),
  ...asked('server/src/modules/identity/accounts/social-login/social-login.test.ts', [
    [
      'POST /customer/login/bindtaccount',
      'bindSocialAccount',
      'somebody new binds by password, is told so by letter, and comes in directly the next time',
    ],
    [
      'GET /customer/login/{platform}',
      'getSocialLogin',
      'somebody new binds by password, is told so by letter, and comes in directly the next time',
    ],
  ]),
  ...asked('server/src/modules/identity/accounts/sign-in/register.test.ts', [
    ['POST /customer/register/account', 'register', 'is open at once, in the language it was made in, with an own invitation code'],
  ]),
  ...asked('server/src/modules/seller/application/applications.test.ts', [
    ['POST /customer/user/applyseller', 'applySeller', 'sent by ten at once is one'],
  ]),
  ...asked('server/src/modules/identity/accounts/own-account.test.ts', [
    ['POST /customer/info/update_user', 'updateUser', 'only what is sent changes, and what is sent empty is taken away'],
  ]),
  ...asked('server/src/modules/foundation/content/content.test.ts', [
    ['GET /customer/index/systemnotify', 'getAnnouncements', 'say that this is a demo mall'],
    ['GET /customer/index/news', 'getNews', 'comes newest first, each story once, without its body in the list'],
  ]),
  ...asked('server/src/modules/foundation/notifications/notices.test.ts', [
    ['GET /customer/user/notices', 'getNotices', 'by kind, or only what is unread'],
    ['GET /customer/info/notice_in_read', 'readNotice', 'one is read, then all; reading twice changes nothing'],
    ['GET /customer/user/notice-read', 'readAllNotices', 'one is read, then all; reading twice changes nothing'],
  ]),
  ...asked('server/src/modules/foundation/settings/settings.test.ts', [
    ['GET /customer/index/get_currency', 'getCurrency', 'eight currencies, the base one first at rate 1, rates without idle zeros'],
    ['GET /customer/index/get_languages', 'getLanguages', 'six languages by their own names, English first'],
    ['POST /customer/index/get_wallets', 'getWallets', 'wallets say the least they take, in their own asset'],
    ['GET /customer/index/store', 'getStore', 'a store question without a type is missing it, with another type is malformed'],
  ]),
  ...asked('server/src/modules/payments/wallet/recharge/recharge.test.ts', [
    [
      'GET /customer/info/get_user_balance',
      'showBalance',
      'is submitted with its promise, seen by two of the staff, credited once, and read in the statement',
    ],
    [
      'POST /customer/info/recharge',
      'sendRecharge',
      'is submitted with its promise, seen by two of the staff, credited once, and read in the statement',
    ],
    ['GET /customer/info/recharge_list', 'listRecharges', 'is one of five in 24 hours, and says when the next is free'],
    [
      'GET /customer/info/transaction_details',
      'listTransactions',
      'is submitted with its promise, seen by two of the staff, credited once, and read in the statement',
    ],
  ]),
  ...asked('server/src/modules/payments/wallet/recharge/bank-recharge.test.ts', [
    [
      'POST /bank/recharge',
      'bankRecharge',
      'is open at the gateway, approved there, credited once, and comes back to its record',
      'await pay(',
    ],
  ]),
  ...asked('server/src/modules/payments/wallet/transfer/transfer.test.ts', [
    [
      'POST /customer/info/transfer_balance_to_merchat',
      'transferBalance',
      'names the shop before, waits for a day, completes by itself once, and is told to both',
    ],
  ]),
  ...asked('server/src/modules/identity/addresses/addresses.test.ts', [
    [
      'POST /checkout/onepage/addressadd',
      'saveAddress',
      'the default passes to the newest of the others, and undoing puts everything back',
    ],
    ['POST /checkout/onepage/getaddresslist', 'getAddresses', 'the name of the country is told in the language of the request'],
    ['POST /checkout/onepage/default-address', 'chooseDefaultAddress', 'the last one leaves an empty book, which has no default to choose'],
    [
      'POST /checkout/onepage/remove_address',
      'removeAddress',
      'the default passes to the newest of the others, and undoing puts everything back',
    ],
  ]),
  ...asked('server/src/modules/identity/addresses/places/places.test.ts', [
    ['POST /citys', 'getPlaces', 'a country has its states, each with a place on the map'],
  ]),
  ...asked('server/src/modules/community/policies/policies.test.ts', [
    ['GET /privacy-policy', 'getPrivacyPolicy', '%s is read in six languages, with nothing left in braces'],
    ['GET /return_policy-policy', 'getReturnPolicy', '%s is read in six languages, with nothing left in braces'],
    ['GET /support-policy', 'getSupportPolicy', '%s is read in six languages, with nothing left in braces'],
    ['GET /terms-policy', 'getTermsPolicy', '%s is read in six languages, with nothing left in braces'],
    ['POST /about_us-policy', 'getAboutUs', '%s is read in six languages, with nothing left in braces'],
  ]),
  ...asked('server/src/modules/community/policies/documents.test.ts', [
    ['POST /static/{file}.docx', '/static/', '%s says what the page says, block by block, in each language'],
  ]),
  ...asked('server/src/modules/foundation/media/upload.test.ts', [['POST /upload', 'uploadFile', 'an avatar is square']]),
  ...asked('server/src/modules/catalog/products/catalogue.test.ts', [
    ['POST /customer/index/get-all-brand', 'getAllBrands', 'takes two brands at once'],
    ['POST /customer/index/get-all-category', 'getAllCategories', 'the flat list takes a parent and a word in any language'],
    ['GET /category/top3', 'getTopCategories', 'the three liveliest departments come with goods'],
    ['GET /customer/index/get-first-category', 'getFirstCategories', 'ten departments, each with what its branch holds'],
    ['GET /customer/index/series-categorys', 'getCategoryTree', 'the tree is three levels deep where shoes are for running'],
    ['GET /customer/product/get_all_products', 'getAllProducts', 'shows every product once, whatever page it is on, ordered by %s'],
    ['GET /customer/product/get_hot_list', 'getHotList', 'shows at most fifty'],
    ['GET /customer/product/get_new', 'getNew', 'hot is what sold most; new is what came last'],
    ['GET /customer/product/get_recommend', 'getRecommend', 'recommends for a product others of its department, never itself'],
    ['GET /customer/product/clear_product_cache', 'clearProductCache', 'are dropped on request, at most once in five seconds'],
  ]),
  ...asked('server/src/modules/catalog/products/listing-pages.test.ts', [
    ['GET /brand/{id}', 'getBrand', 'shows the brand and its goods alone'],
    [
      'GET /category/{id}/{section}',
      'getCategory',
      'lists its brands and its children on request; an unknown one or another section is refused',
    ],
    ['GET /customer/product/get_recommend_list', 'getRecommendList', 'shows what is in stock, in any order that is asked for'],
    ['GET /shop/{id}/{section}', 'getShop', 'home shows the best and the newest, products all of them, about none'],
  ]),
  ...asked('server/src/modules/catalog/search/search.test.ts', [
    ['GET /search/{keyword}', 'searchProducts', 'lead down the tree of categories'],
  ]),
]
