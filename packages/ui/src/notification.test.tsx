import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Notification } from './notification.tsx'
import { NotificationStack, type Notice } from './notification-stack.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const notices: readonly Notice[] = [
  { id: 'a', tone: 'success', title: 'Product removed', message: 'Birch bunk has been removed' },
  { id: 'b', tone: 'danger', message: 'Wishlist error' },
]

describe('Notification', () => {
  it('closes by itself after its time, not while the pointer or focus is on it', () => {
    const close = vi.fn<() => void>()
    render(
      <Notification tone="info" onClose={close} closeLabel="Close" timeoutMs={3000}>
        Saved
      </Notification>,
    )
    const notice = screen.getByRole('status')
    vi.advanceTimersByTime(2900)
    fireEvent.mouseEnter(notice)
    vi.advanceTimersByTime(9000)
    expect(close).not.toHaveBeenCalled()
    fireEvent.mouseLeave(notice)
    vi.advanceTimersByTime(3000)
    expect(close).toHaveBeenCalledOnce()
  })

  it('stays without a time', () => {
    const close = vi.fn<() => void>()
    render(
      <Notification tone="warning" onClose={close} closeLabel="Close">
        You are not authorized
      </Notification>,
    )
    vi.advanceTimersByTime(60_000)
    expect(close).not.toHaveBeenCalled()
  })
})

describe('NotificationStack', () => {
  it('speaks politely of success, at once of danger, and closes by id', () => {
    const close = vi.fn<(id: string) => void>()
    render(<NotificationStack notices={notices} onClose={close} label="Notices" closeLabel="Close" />)
    expect(screen.getByRole('status').textContent).toContain('Birch bunk has been removed')
    expect(screen.getByRole('alert').textContent).toContain('Wishlist error')
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
    expect(close).toHaveBeenCalledExactlyOnceWith('b')
  })

  it('stands inside the topmost dialog, where alone it can be pressed, and closes alone', () => {
    const [closeNotice, closeDialog] = [vi.fn<(id: string) => void>(), vi.fn<() => void>()]
    const page = (open: boolean) => (
      <>
        <Dialog open={open} onClose={closeDialog} title="Sign in" closeLabel="Close dialog">
          <p>Words</p>
        </Dialog>
        <NotificationStack notices={notices} onClose={closeNotice} label="Notices" closeLabel="Close" />
      </>
    )
    const { rerender } = render(page(true))
    const dialog = screen.getByRole('dialog', { hidden: true })
    const area = () => screen.getByRole('region', { name: 'Notices', hidden: true })
    expect(dialog.contains(area())).toBe(true)
    const [first, second] = screen.getAllByRole('button', { name: 'Close', hidden: true })
    fireEvent.click(first as HTMLElement)
    expect(closeNotice).toHaveBeenLastCalledWith('a')
    // Escape closes what has the focus, the notice before the dialog.
    expect(fireEvent.keyDown(second as HTMLElement, { key: 'Escape' })).toBe(false)
    expect(closeNotice).toHaveBeenLastCalledWith('b')
    expect(closeDialog).not.toHaveBeenCalled()
    rerender(page(false))
    expect(dialog.contains(area())).toBe(false)
  })

  it('moves to the other edge where it would cover the button that was pressed', () => {
    const at = (top: number) => () => new DOMRect(0, top, 100, 50)
    const page = (shown: readonly Notice[]) => (
      <>
        <button type="button">Save</button>
        <NotificationStack notices={shown} onClose={() => undefined} label="Notices" closeLabel="Close" />
      </>
    )
    const { rerender } = render(page([]))
    const button = screen.getByRole('button', { name: 'Save' })
    const area = screen.getByRole('region', { name: 'Notices' })
    button.getBoundingClientRect = at(20)
    area.getBoundingClientRect = at(40)
    fireEvent.click(button)
    rerender(page(notices))
    expect(area.hasAttribute('data-moved')).toBe(true)
    area.getBoundingClientRect = at(400)
    rerender(page(notices.slice(0, 1)))
    expect(area.hasAttribute('data-moved')).toBe(false)
  })
})
