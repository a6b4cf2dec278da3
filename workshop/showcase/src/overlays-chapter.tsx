// Dialogs, drawers, notices, loading bar.
import { useState } from 'react'
import { Button } from '@loftwood/ui/button'
import { Dialog } from '@loftwood/ui/dialog'
import { Drawer } from '@loftwood/ui/drawer'
import { LoadingBar } from '@loftwood/ui/loading-bar'
import { Notification, type NoticeTone } from '@loftwood/ui/notification'
import { NotificationStack, type Notice } from '@loftwood/ui/notification-stack'
import { SummaryList } from '@loftwood/ui/summary-list'
import { TextField } from '@loftwood/ui/text-field'
import { PRODUCTS } from './sample-data.tsx'
import { ProductCard } from '@loftwood/ui/product-card'
import { Specimen } from './specimen.tsx'

const TONES: readonly NoticeTone[] = ['success', 'info', 'warning', 'danger']
const noop = () => undefined

function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const footer = (
    <>
      <SummaryList
        rows={[{ label: 'Shipping', value: 'Free' }]}
        total={{ label: 'Subtotal', value: '$2,348.00' }}
      />
      <Button block size="lg" className="mt-4">
        Checkout
      </Button>
    </>
  )
  return (
    <Drawer open={open} onClose={onClose} title="Your cart" closeLabel="Close the cart" footer={footer}>
      {PRODUCTS.map((product) => (
        <ProductCard key={product.href} {...product} layout="list" />
      ))}
    </Drawer>
  )
}

/** What lies over the page. */
export function OverlaysChapter() {
  const [shown, setShown] = useState<'dialog' | 'cart' | 'menu' | null>(null)
  const [bar, setBar] = useState<'off' | 'on' | 'failed'>('off')
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const close = () => setShown(null)
  const add = () =>
    setNotices([
      ...notices,
      {
        id: String(notices.length),
        tone: 'success',
        title: 'Product removed',
        message: 'Fundy Trundle has been removed.',
      },
    ])
  return (
    <>
      <Specimen title="Dialog and drawers">
        <Button onClick={() => setShown('dialog')}>Open the dialog</Button>
        <Button onClick={() => setShown('cart')}>Open the cart</Button>
        <Button onClick={() => setShown('menu')}>Open the menu</Button>
        <Dialog
          open={shown === 'dialog'}
          onClose={close}
          title="Envoyer ma liste de souhaits"
          closeLabel="Fermer"
          footer={<Button block>Envoyer la liste</Button>}
        >
          <TextField label="Adresses courriel" hint="Séparées par des virgules" />
        </Dialog>
        <CartDrawer open={shown === 'cart'} onClose={close} />
        <Drawer open={shown === 'menu'} onClose={close} side="left" title="Menu" closeLabel="Close the menu">
          <p>Bunks, lofts, mattresses.</p>
        </Drawer>
      </Specimen>
      <Specimen title="Notice tones" stacked narrow>
        {TONES.map((tone) => (
          <Notification
            key={tone}
            tone={tone}
            title={tone === 'danger' ? 'Registration error' : undefined}
            onClose={noop}
            closeLabel="Close"
          >
            Vous avez ajouté Lit superposé Laurentides avec escalier à votre panier.
          </Notification>
        ))}
      </Specimen>
      <Specimen title="Stack and loading bar">
        <Button variant="secondary" onClick={add}>
          Add a notice
        </Button>
        <Button
          variant="secondary"
          onClick={() => setBar(bar === 'off' ? 'on' : bar === 'on' ? 'failed' : 'off')}
        >
          Loading bar: {bar}
        </Button>
        <NotificationStack
          notices={notices}
          label="Notices"
          closeLabel="Close"
          onClose={(id) => setNotices(notices.filter((notice) => notice.id !== id))}
        />
        <LoadingBar label="Loading" value={bar === 'on' ? 60 : null} failed={bar === 'failed'} />
      </Specimen>
    </>
  )
}
