// What a page may have around it in place of the shop's header and footer; it loads with the page.
import type { ComponentType } from 'react'

export interface PageFrame {
  Header: ComponentType
  Footer: ComponentType
}
