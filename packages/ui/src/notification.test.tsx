import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Notification, NotificationStack, type Notice } from './notification.tsx'

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
})
