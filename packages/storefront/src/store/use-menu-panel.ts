// Which panel of the desktop menu is open, and its code and categories, which come when the menu is about to be used.
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { MENU_HOVER_MS } from '../platform/constants.ts'
import type { TopCategory } from './menu-of.ts'

type Panel = ComponentType<{ category: TopCategory }>

async function readMenu(pageContext: PageContext): Promise<void> {
  const { menuTree } = await import('./menu-query.ts')
  await menuTree.run(pageContext)
}

/** A failed load is repeated by the next sign of use. */
function usePanelCode() {
  const pageContext = usePageContext()
  const [panel, setPanel] = useState<{ Panel: Panel }>()
  const load = () => {
    if (panel) return
    void Promise.all([import('./menu-panel.tsx'), readMenu(pageContext)]).then(
      ([{ MenuPanel }]) => setPanel({ Panel: MenuPanel }),
      () => undefined,
    )
  }
  return { Panel: panel?.Panel, load }
}

export interface MenuPanels {
  /** None until its code is there. */
  Panel: Panel | undefined
  load: () => void
  openUid: string | null
  /** By key or tap. */
  openNow: (uid: string | null) => void
  /** By mouse, after it has rested. */
  openSoon: (uid: string | null) => void
}

/** A new page, and a press outside of the menu, close the panel. */
export function useMenuPanel(menu: RefObject<HTMLElement | null>): MenuPanels {
  const code = usePanelCode()
  const [openUid, setOpenUid] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { urlOriginal } = usePageContext()
  const [page, setPage] = useState(urlOriginal)
  if (page !== urlOriginal) {
    setPage(urlOriginal)
    setOpenUid(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const isOpen = openUid !== null
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && menu.current?.contains(target) !== true) setOpenUid(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen, menu])
  const openNow = (uid: string | null) => {
    clearTimeout(timer.current)
    setOpenUid(uid)
  }
  const openSoon = (uid: string | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenUid(uid), MENU_HOVER_MS)
  }
  return { ...code, openUid, openNow, openSoon }
}
