import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Menu } from './menu.tsx'
import { Steps } from './steps.tsx'
import { Tabs } from './tabs.tsx'

const focused = () => document.activeElement?.textContent

describe('Menu', () => {
  const items = [
    { id: 'account', label: 'My account', href: '/customer/account' },
    { id: 'orders', label: 'My orders', href: '/sales/order/history' },
    { id: 'logout', label: 'Logout', onSelect: vi.fn<() => void>() },
  ]
  const open = async () => {
    render(<Menu trigger="Hi, Anne" items={items} />)
    await userEvent.click(screen.getByRole('button', { name: 'Hi, Anne' }))
  }

  it('opens on its first entry and moves with the arrow keys, round the ends', async () => {
    await open()
    expect(focused()).toBe('My account')
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('Logout')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('My orders')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('Logout')
  })

  it('closes on Escape and gives the focus back', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(focused()).toBe('Hi, Anne')
  })

  it('closes on a press outside', async () => {
    await open()
    await userEvent.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('runs an action and closes', async () => {
    await open()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))
    expect(items[2]?.onSelect).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('Tabs', () => {
  const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id, panel: `Panel ${id}` }))

  it('opens the next tab with the arrow keys, round the ends, and only one is in the tab order', async () => {
    render(<Tabs tabs={tabs} label="Facts" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe('three')
    expect(screen.getByRole('tab', { name: 'three' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('tabpanel').textContent).toBe('Panel three')
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
  })
})

describe('Breadcrumbs', () => {
  it('links all but the current page', () => {
    render(<Breadcrumbs label="You are here" crumbs={[{ label: 'Home', href: '/' }, { label: 'Bunks' }]} />)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home'])
    expect(screen.getByText('Bunks').getAttribute('aria-current')).toBe('page')
  })
})

describe('Steps', () => {
  it('links finished steps only and marks the current one', () => {
    const steps = ['Shipping', 'Billing', 'Payment'].map((label) => ({ label, href: `#${label}` }))
    render(<Steps steps={steps} current={1} label="Checkout" doneLabel="done" />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#Shipping'])
    const marks = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))
    expect(marks).toEqual([null, 'step', null])
  })
})
