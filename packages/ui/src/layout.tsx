// The few measures every page shares: container, section, grid of cards, stack of form fields.
import { Children, type ReactNode } from 'react'
import { clsx } from 'clsx'

const WIDTHS = { page: 'max-w-page', text: 'max-w-text', form: 'max-w-form' } as const

interface Box {
  children: ReactNode
  className?: string
}

/** Centred column with the page's side room. */
export function Container({ width = 'page', className, children }: Box & { width?: keyof typeof WIDTHS }) {
  return (
    <div className={clsx('mx-auto w-full px-gutter', className)}>
      <div className={clsx('mx-auto', WIDTHS[width])}>{children}</div>
    </div>
  )
}

const GROUNDS = { plain: '', birch: 'bg-birch', dark: 'bg-secondary text-on-secondary' } as const

export interface SectionProps extends Box {
  title?: string
  /** Beside the title, e.g. a "See all" link. */
  action?: ReactNode
  ground?: keyof typeof GROUNDS
  id?: string
}

/** A page's section with its heading (level 2) and vertical room. */
export function Section({ title, action, ground = 'plain', id, className, children }: SectionProps) {
  return (
    <section id={id} className={clsx('py-section', GROUNDS[ground], className)}>
      <Container>
        {title !== undefined && (
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 md:mb-9">
            <h2>{title}</h2>
            {action}
          </div>
        )}
        {children}
      </Container>
    </section>
  )
}

/**
 * Product cards: two columns on phones, three from md, four from xl (`dense` stays at three, beside a sidebar). A last card that
 * would be alone in its row lies across it.
 */
export function CardGrid({ dense = false, className, children }: Box & { dense?: boolean }) {
  const count = Children.count(children)
  return (
    <div
      className={clsx(
        'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-12',
        !dense && 'xl:grid-cols-4',
        count % 2 === 1 && 'max-md:ui-lone-card',
        count % 3 === 1 && (dense ? 'md:ui-lone-card' : 'md:max-xl:ui-lone-card'),
        count % 4 === 1 && !dense && 'xl:ui-lone-card',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** Fields of a form, one under the other, pairs side by side from sm (`FormRow`). */
export function FormStack({ className, children }: Box) {
  return <div className={clsx('flex flex-col gap-5', className)}>{children}</div>
}

/** Two fields side by side where there is room. */
export function FormRow({ className, children }: Box) {
  return <div className={clsx('grid gap-5 sm:grid-cols-2', className)}>{children}</div>
}
