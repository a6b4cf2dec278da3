// The desktop menu: top categories with a panel of their sub-categories. It opens after the pointer has rested, by key, or by
// the first tap, of which the second opens the category.
import { Container } from '@loftwood/ui/layout'
import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { categoryPath } from '../paths.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { useExists } from '../platform/brand/use-existing.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { moveInMenu } from './menu-keys.ts'
import type { TopCategory } from './menu-of.ts'
import { useMenu } from './shell.ts'
import { useMenuPanel, type MenuPanels } from './use-menu-panel.ts'

interface EntryProps {
  category: TopCategory
  panels: MenuPanels
}

function Entry({ category, panels }: EntryProps) {
  const { Panel, openUid, openNow, openSoon } = panels
  const href = useHref()
  const isTouch = useRef(false)
  const hasPanel = category.below.length > 0
  const isOpen = openUid === category.uid
  const byMouse = (uid: string | null) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') openSoon(uid)
  }
  const onPointerDown = ({ pointerType }: PointerEvent) => void (isTouch.current = pointerType !== 'mouse')
  const onTap = (event: MouseEvent) => {
    if (!isTouch.current || !hasPanel || isOpen) return
    event.preventDefault()
    // vike follows links at the document.
    event.stopPropagation()
    openNow(category.uid)
  }
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    const { relatedTarget, currentTarget } = event
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) openNow(null)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside do the same by key
    <li
      onPointerEnter={byMouse(hasPanel ? category.uid : null)}
      onPointerLeave={byMouse(null)}
      onBlur={onBlur}
      data-menu-entry={category.uid}
    >
      <a
        href={href(categoryPath(category))}
        onPointerDown={onPointerDown}
        onClick={onTap}
        data-menu-top
        aria-expanded={hasPanel ? isOpen : undefined}
        className="shop-menu-top"
      >
        {category.name}
      </a>
      {isOpen && Panel && <Panel category={category} />}
    </li>
  )
}

/** The brand's posts, as an entry beside the categories. */
function useLearningEntry(): TopCategory[] {
  const t = useT()
  const exists = useExists()
  const { learning } = brand()
  if (learning === undefined || !exists(learning)) return []
  const url_path = learning.slice(1)
  return [{ uid: 'learn', name: t('nav.learning'), url_path, url_suffix: null, image: null, below: [] }]
}

/** Left and right move along the top, down opens and goes into the panel, up and Escape come back. */
export function HeaderMenu() {
  const nav = useRef<HTMLElement>(null)
  const menu = useMenu()
  const t = useT()
  const panels = useMenuPanel(nav)
  const entries = [...menu, ...useLearningEntry()]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (moveInMenu(event.nativeEvent, event.currentTarget, panels.openNow)) event.preventDefault()
  }
  if (menu.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the links inside
    <nav
      ref={nav}
      aria-label={t('nav.main')}
      className="relative hidden border-t border-line lg:block"
      onKeyDown={onKeyDown}
      onPointerEnter={panels.load}
      onFocus={panels.load}
    >
      <Container>
        <ul className="-mx-1.5 flex justify-between xl:-mx-2.5">
          {entries.map((category) => (
            <Entry key={category.uid} category={category} panels={panels} />
          ))}
        </ul>
      </Container>
    </nav>
  )
}
