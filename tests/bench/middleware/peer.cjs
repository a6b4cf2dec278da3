// The peer: Vue Storefront's middleware with its Magento API, set up as its documentation says.
const { createRequire } = require('node:module')

const [port, api] = process.argv.slice(2)
const { createServer } = createRequire(`${process.cwd()}/index.js`)('@vue-storefront/middleware')
const cookies = {
  currencyCookieName: 'vsf-currency',
  countryCookieName: 'vsf-country',
  localeCookieName: 'vsf-locale',
  cartCookieName: 'vsf-cart',
  customerCookieName: 'vsf-customer',
  storeCookieName: 'vsf-store',
  messageCookieName: 'vsf-message',
}
const configuration = {
  api,
  cookies,
  defaultStore: 'default',
  customApolloHttpLinkOptions: { useGETForQueries: true, fetchOptions: {} },
}
const integrations = { magento: { location: '@vue-storefront/magento-api/server', configuration } }

createServer({ integrations }).then((app) => app.listen(Number(port), '127.0.0.1'))
