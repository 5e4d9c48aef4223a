import type { Row } from './row.ts'

type CallRow = readonly [address: string, name: string, test: string, proof?: string]
const rowsOf = (file: string, rows: readonly CallRow[]): (Row & { name: string })[] =>
  rows.map(([says, name, test, proof = name]) => ({ says, name, file, test, proof }))

/** Section 7 of the specification: every call by method and path. Each has its name in the contract and a test of its module that uses it. */
export const callRows = [
  ...rowsOf('server/src/modules/identity/accounts/sign-in/login.test.ts', [
    ['POST /customer/login/account', 'loginByPassword', 'accepts the email in any case, and Mali’s seller card shows that she has no shop'],
    ['GET /customer/user/logout', 'logout', 'here invalidates this token, and the others remain valid'],
  ]),
  ...rowsOf('server/src/modules/identity/accounts/codes/codes.test.ts', [
    ['POST /customer/login/index', 'loginByCode', 'logs in once and verifies the address'],
    [
      'GET /customer/info/get_userinfo',
      'getUserInfo',
      'gives an unverified account to the real owner of its address and ends the sessions of its creator',
    ],
  ]),
  ...rowsOf('server/src/modules/identity/accounts/social-login/social-login.test.ts', [
    [
      'POST /customer/login/bindtaccount',
      'bindSocialAccount',
      'a new user binds with a password, gets an email and logs in directly the next time',
    ],
    [
      'GET /customer/login/{platform}',
      'getSocialLogin',
      'a new user binds with a password, gets an email and logs in directly the next time',
    ],
  ]),
  ...rowsOf('server/src/modules/identity/accounts/sign-in/register.test.ts', [
    [
      'POST /customer/register/account',
      'register',
      'opens an account immediately, in the language of the request, with its own invitation code',
    ],
  ]),
  ...rowsOf('server/src/modules/seller/application/applications.test.ts', [
    ['POST /customer/user/applyseller', 'applySeller', 'sent by ten concurrent requests is one application'],
  ]),
  ...rowsOf('server/src/modules/identity/accounts/own-account.test.ts', [
    ['POST /customer/info/update_user', 'updateUser', 'changes only the sent fields and clears those sent empty'],
  ]),
  ...rowsOf('server/src/modules/foundation/content/content.test.ts', [
    ['GET /customer/index/systemnotify', 'getAnnouncements', 'say that this is a demo mall'],
    ['GET /customer/index/news', 'getNews', 'lists articles newest first without duplicates and without their bodies'],
  ]),
  ...rowsOf('server/src/modules/foundation/notifications/notices.test.ts', [
    ['GET /customer/user/notices', 'getNotices', 'filters by kind or by unread'],
    ['GET /customer/info/notice_in_read', 'readNotice', 'marks one as read, then all; repeating it changes nothing'],
    ['GET /customer/user/notice-read', 'readAllNotices', 'marks one as read, then all; repeating it changes nothing'],
  ]),
  ...rowsOf('server/src/modules/foundation/settings/settings.test.ts', [
    [
      'GET /customer/index/get_currency',
      'getCurrency',
      'lists eight currencies, the base currency first with rate 1, rates without trailing zeros',
    ],
    ['GET /customer/index/get_languages', 'getLanguages', 'lists six languages by their own names, English first'],
    ['POST /customer/index/get_wallets', 'getWallets', 'wallets have their minimum amount in their own asset'],
    ['GET /customer/index/store', 'getStore', 'getStore without a type reports it missing, with an unknown type malformed'],
  ]),
  ...rowsOf('server/src/modules/payments/wallet/recharge/recharge.test.ts', [
    [
      'GET /customer/info/get_user_balance',
      'showBalance',
      'is submitted with its terms, reviewed by two staff members, credited once and listed in the statement',
    ],
    [
      'POST /customer/info/recharge',
      'sendRecharge',
      'is submitted with its terms, reviewed by two staff members, credited once and listed in the statement',
    ],
    ['GET /customer/info/recharge_list', 'listRecharges', 'allows five in 24 hours, and says when the next is allowed'],
    [
      'GET /customer/info/transaction_details',
      'listTransactions',
      'is submitted with its terms, reviewed by two staff members, credited once and listed in the statement',
    ],
  ]),
  ...rowsOf('server/src/modules/payments/wallet/recharge/bank-recharge.test.ts', [
    [
      'POST /bank/recharge',
      'bankRecharge',
      'opens at the gateway, is approved there, is credited once and returns to its record',
      'await pay(',
    ],
  ]),
  ...rowsOf('server/src/modules/payments/wallet/transfer/transfer.test.ts', [
    [
      'POST /customer/info/transfer_balance_to_merchat',
      'transferBalance',
      'previews the shop, waits a day, completes once automatically, and notifies both sides',
    ],
  ]),
  ...rowsOf('server/src/modules/identity/addresses/addresses.test.ts', [
    ['POST /checkout/onepage/addressadd', 'saveAddress', 'the newest other address becomes the default, and undo restores everything'],
    ['POST /checkout/onepage/getaddresslist', 'getAddresses', 'returns the country name in the language of the request'],
    [
      'POST /checkout/onepage/default-address',
      'chooseDefaultAddress',
      'removing the last one leaves an empty address book without a default',
    ],
    [
      'POST /checkout/onepage/remove_address',
      'removeAddress',
      'the newest other address becomes the default, and undo restores everything',
    ],
  ]),
  ...rowsOf('server/src/modules/identity/addresses/places/places.test.ts', [
    ['POST /citys', 'getPlaces', 'a country lists its states with coordinates'],
  ]),
  ...rowsOf('server/src/modules/community/policies/policies.test.ts', [
    ['GET /privacy-policy', 'getPrivacyPolicy', '%s is available in six languages without an unfilled placeholder'],
    ['GET /return_policy-policy', 'getReturnPolicy', '%s is available in six languages without an unfilled placeholder'],
    ['GET /support-policy', 'getSupportPolicy', '%s is available in six languages without an unfilled placeholder'],
    ['GET /terms-policy', 'getTermsPolicy', '%s is available in six languages without an unfilled placeholder'],
    ['POST /about_us-policy', 'getAboutUs', '%s is available in six languages without an unfilled placeholder'],
  ]),
  ...rowsOf('server/src/modules/community/policies/documents.test.ts', [
    ['POST /static/{file}.docx', '/static/', '%s has the same text as the page, block by block, in each language'],
  ]),
  ...rowsOf('server/src/modules/foundation/media/upload.test.ts', [['POST /upload', 'uploadFile', 'as an avatar is square']]),
  ...rowsOf('server/src/modules/catalog/products/catalogue.test.ts', [
    ['POST /customer/index/get-all-brand', 'getAllBrands', 'accepts two brands in one request'],
    ['POST /customer/index/get-all-category', 'getAllCategories', 'filters the flat list by parent and by a keyword in any language'],
    ['GET /category/top3', 'getTopCategories', 'returns the three most active departments with six products each'],
    ['GET /customer/index/get-first-category', 'getFirstCategories', 'returns ten departments, each with the product count of its branch'],
    ['GET /customer/index/series-categorys', 'getCategoryTree', 'the running shoes branch of the tree is three levels deep'],
    ['GET /customer/product/get_all_products', 'getAllProducts', 'shows every product exactly once across pages, ordered by %s'],
    ['GET /customer/product/get_hot_list', 'getHotList', 'returns at most fifty products'],
    ['GET /customer/product/get_new', 'getNew', 'the hot list is sorted by sales; the new list starts with the latest products'],
    ['GET /customer/product/get_recommend', 'getRecommend', 'recommends other products of the same department, never the product itself'],
    ['GET /customer/product/clear_product_cache', 'clearProductCache', 'are dropped on request, at most once in five seconds'],
  ]),
  ...rowsOf('server/src/modules/catalog/products/listing-pages.test.ts', [
    ['GET /brand/{id}', 'getBrand', 'shows the brand and only its products'],
    ['GET /category/{id}/{section}', 'getCategory', 'lists its brands and children on request; rejects an unknown category or section'],
    ['GET /customer/product/get_recommend_list', 'getRecommendList', 'shows products in stock, in any requested order'],
    ['GET /shop/{id}/{section}', 'getShop', 'home shows the best and newest products, products shows all, about shows none'],
  ]),
  ...rowsOf('server/src/modules/catalog/search/search.test.ts', [['GET /search/{keyword}', 'searchProducts', 'descend the category tree']]),
]
