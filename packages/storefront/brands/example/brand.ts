// A small second brand, to copy: its own name, colours, icon and a few texts. docs/brand.md explains each part.
import { paths } from '../../src/paths.ts'
import type { Brand } from '../../src/platform/brand/brand.ts'

export const brand: Brand = {
  name: 'Harbour & Oak',
  themeColor: '#0b4f5c',
  logo: { src: '/logo.svg', width: 168, height: 32 },
  help: [
    ['page.returnPolicy', paths.returnPolicy],
    ['contact.title', paths.contact],
  ],
  company: [['page.aboutUs', paths.about]],
  shop: [['breadcrumbs.home', paths.home]],
  promises: { returnDays: 14, returnPage: paths.returnPolicy },
}
