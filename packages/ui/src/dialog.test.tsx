import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

function Page({ as: Overlay }: { as: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Overlay open={open} onClose={() => setOpen(false)} title="Your cart" closeLabel="Close">
        <p>Some words</p>
      </Overlay>
    </>
  )
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }))

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_, overlay) => {
  it('opens as a modal named by its title', async () => {
    render(<Page as={overlay} />)
    expect(dialog().open).toBe(false)
    await open()
    expect(dialog().open).toBe(true)
    const heading = screen.getByRole('heading', { name: 'Your cart', hidden: true })
    expect(dialog().getAttribute('aria-labelledby')).toBe(heading.id)
  })

  it('closes by its button', async () => {
    render(<Page as={overlay} />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
    await waitFor(() => expect(dialog().open).toBe(false))
  })

  it('closes on Escape (cancel) and on a press on the backdrop, not on one that began inside', async () => {
    render(<Page as={overlay} />)
    await open()
    dialog().dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(dialog().open).toBe(false))
    await open()
    fireEvent.mouseDown(screen.getByText('Some words'))
    fireEvent.click(dialog())
    expect(dialog().open).toBe(true)
    fireEvent.mouseDown(dialog())
    fireEvent.click(dialog())
    await waitFor(() => expect(dialog().open).toBe(false))
  })

  it('calls onClose when a form inside closes it', async () => {
    render(<Page as={overlay} />)
    await open()
    dialog().close()
    await open()
    expect(dialog().open).toBe(true)
  })
})
