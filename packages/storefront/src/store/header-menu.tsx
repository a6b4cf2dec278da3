// The desktop menu: top categories with a panel of their sub-categories. Opens after the pointer has rested, or by key.
import { Container } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { categoryPath } from '../paths.ts'
import { brand } from '../platform/brand/current-brand.ts'
import { useExists } from '../platform/brand/use-existing.ts'
import { MENU_HOVER_MS } from '../platform/constants.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { moveInMenu } from './menu-keys.ts'
import { useMenu, type MenuCategory } from './shell.ts'

/** Which panel is open; changes by pointer wait, changes by key do not. */
function useOpenPanel() {
  const [openUid, setOpenUid] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { urlOriginal } = usePageContext()
  const [page, setPage] = useState(urlOriginal)
  if (page !== urlOriginal) {
    setPage(urlOriginal)
    setOpenUid(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const openNow = (uid: string | null) => {
    clearTimeout(timer.current)
    setOpenUid(uid)
  }
  const openSoon = (uid: string | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenUid(uid), MENU_HOVER_MS)
  }
  return { openUid, openNow, openSoon }
}

interface PanelLinkProps extends Pick<ComponentProps<typeof TextLink>, 'tone' | 'className' | 'children'> {
  category: Omit<MenuCategory, 'children'>
}

function PanelLink({ category, children = category.name, ...style }: PanelLinkProps) {
  const href = useHref()
  return (
    <TextLink href={href(categoryPath(category))} data-panel-link {...style}>
      {children}
    </TextLink>
  )
}

function Panel({ category }: { category: MenuCategory }) {
  const t = useT()
  return (
    <div className="absolute inset-x-0 top-full z-30 animate-rise border-t border-line bg-canvas py-8 shadow-md">
      <Container>
        <ul className="grid grid-cols-4 gap-x-8 gap-y-6 xl:grid-cols-5">
          {category.children.map((child) => (
            <li key={child.uid}>
              <PanelLink category={child} tone="quiet" className="font-semibold" />
              <ul className="mt-1">
                {child.children.map((leaf) => (
                  <li key={leaf.uid}>
                    <PanelLink category={leaf} tone="muted" className="inline-block py-1 text-sm" />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <PanelLink category={category} className="text-sm">
            {t('nav.all', { category: category.name })}
          </PanelLink>
        </p>
      </Container>
    </div>
  )
}

interface EntryProps {
  category: MenuCategory
  isOpen: boolean
  openNow: (uid: string | null) => void
  openSoon: (uid: string | null) => void
}

function Entry({ category, isOpen, openNow, openSoon }: EntryProps) {
  const href = useHref()
  const hasPanel = category.children.length > 0
  const byMouse = (uid: string | null) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') openSoon(uid)
  }
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (isOpen && !event.currentTarget.contains(event.relatedTarget)) openNow(null)
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
        data-menu-top
        aria-expanded={hasPanel ? isOpen : undefined}
        className="menu-top"
      >
        {category.name}
      </a>
      {isOpen && <Panel category={category} />}
    </li>
  )
}

/** The brand's posts, as an entry beside the categories. */
function useLearningEntry(): MenuCategory[] {
  const t = useT()
  const exists = useExists()
  const { learning } = brand()
  if (learning === undefined || !exists(learning)) return []
  const url_path = learning.slice(1)
  return [{ uid: 'learn', name: t('nav.learning'), url_path, url_suffix: null, children: [] }]
}

/** Left and right move along the top, down opens and goes into the panel, up and Escape come back. */
export function HeaderMenu() {
  const menu = useMenu()
  const t = useT()
  const { openUid, openNow, openSoon } = useOpenPanel()
  const entries = [...menu, ...useLearningEntry()]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (moveInMenu(event.nativeEvent, event.currentTarget, openNow)) event.preventDefault()
  }
  if (menu.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the links inside
    <nav
      aria-label={t('nav.main')}
      className="relative hidden border-t border-line lg:block"
      onKeyDown={onKeyDown}
    >
      <Container>
        <ul className="-mx-1.5 flex flex-wrap justify-between xl:-mx-2.5">
          {entries.map((category) => (
            <Entry
              key={category.uid}
              {...{ category, openNow, openSoon }}
              isOpen={openUid === category.uid}
            />
          ))}
        </ul>
      </Container>
    </nav>
  )
}
