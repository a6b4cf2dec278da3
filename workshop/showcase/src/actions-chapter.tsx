// Buttons and links.
import { ArrowRight, Heart, ShoppingBag } from 'lucide'
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '@loftwood/ui/button'
import { Chip } from '@loftwood/ui/chip'
import { Icon } from '@loftwood/ui/icon'
import { IconButton, IconLink } from '@loftwood/ui/icon-button'
import { TextLink } from '@loftwood/ui/text-link'
import { Specimen } from './specimen.tsx'

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'dark', 'danger', 'ghost', 'link']
const SIZES: readonly ButtonSize[] = ['sm', 'md', 'lg']
const noop = () => undefined

/** Every variant in every state. */
export function ActionsChapter() {
  return (
    <>
      <Specimen title="Button variants" stacked>
        {VARIANTS.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            <Button variant={variant}>Add to cart</Button>
            <Button variant={variant} iconEnd={<Icon of={ArrowRight} />}>
              Passer à la caisse
            </Button>
            <Button variant={variant} loading loadingLabel="Adding">
              Add to cart
            </Button>
            <Button variant={variant} disabled>
              Sold out
            </Button>
          </div>
        ))}
      </Specimen>
      <Specimen title="Button sizes">
        {SIZES.map((size) => (
          <Button key={size} size={size} iconStart={<Icon of={ShoppingBag} />}>
            Add to cart
          </Button>
        ))}
        <ButtonLink href="#actions" variant="secondary">
          A link that looks like a button
        </ButtonLink>
      </Specimen>
      <Specimen title="Button with a long text" narrow>
        <Button block size="lg">
          Enregistrer cette adresse et continuer vers le mode de livraison
        </Button>
      </Specimen>
      <Specimen title="Icon button">
        <IconButton label="Wishlist" icon={<Icon of={Heart} />} />
        <IconButton
          label="In your wishlist"
          aria-pressed
          icon={<Icon of={Heart} className="fill-current" />}
        />
        <IconButton label="Cart, 3 items" count={3} icon={<Icon of={ShoppingBag} />} />
        <IconButton label="Cart, 128 items" count={128} icon={<Icon of={ShoppingBag} />} />
        <IconButton label="Loading" loading icon={<Icon of={Heart} />} />
        <IconButton label="Off" disabled icon={<Icon of={Heart} />} />
        <IconLink label="Cart page" href="#actions" raised icon={<Icon of={ShoppingBag} />} />
      </Specimen>
      <Specimen title="Link">
        <TextLink href="#actions">Inline link</TextLink>
        <TextLink href="#actions" tone="quiet">
          Quiet link
        </TextLink>
        <TextLink href="#actions" tone="muted">
          Muted link
        </TextLink>
        <span className="rounded-md bg-secondary px-4 py-2">
          <TextLink href="#actions" tone="inverse">
            Inverse link
          </TextLink>
        </span>
      </Specimen>
      <Specimen title="Chip">
        <Chip label="Twin over full" removeLabel="Remove filter: Twin over full" onRemove={noop} />
        <Chip label="62 to 69 in." removeLabel="Remove filter: 62 to 69 in." onRemove={noop} />
        <Chip label="Off" removeLabel="Remove filter: Off" onRemove={noop} disabled />
      </Specimen>
    </>
  )
}
