// The whole showcase: one chapter per kind of component.
import type { ReactNode } from 'react'
import { Container } from '@loftwood/ui/layout'
import { Logo } from '@loftwood/ui/logo'
import { SkipLink } from '@loftwood/ui/skip-link'
import { ActionsChapter } from './actions-chapter.tsx'
import { ChoicesChapter } from './choices-chapter.tsx'
import { ContentChapter } from './content-chapter.tsx'
import { FeedbackChapter } from './feedback-chapter.tsx'
import { FieldsChapter } from './fields-chapter.tsx'
import { FoundationsChapter } from './foundations-chapter.tsx'
import { NavigationChapter } from './navigation-chapter.tsx'
import { OverlaysChapter } from './overlays-chapter.tsx'
import { ProductsChapter } from './products-chapter.tsx'

const CHAPTERS: Readonly<Record<string, () => ReactNode>> = {
  Foundations: FoundationsChapter,
  Actions: ActionsChapter,
  Fields: FieldsChapter,
  Choices: ChoicesChapter,
  Products: ProductsChapter,
  Navigation: NavigationChapter,
  Overlays: OverlaysChapter,
  Feedback: FeedbackChapter,
  Content: ContentChapter,
}

/** Header, index, chapters. */
export function ShowcasePage() {
  return (
    <>
      <SkipLink href="#main">Skip to the components</SkipLink>
      <header className="border-b border-line bg-birch py-8">
        <Container>
          <Logo first="Loft" second="wood" className="text-3xl" />
          <h1 className="mt-6">Components</h1>
          <nav aria-label="Chapters" className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
            {Object.keys(CHAPTERS).map((name) => (
              <a key={name} href={`#${name.toLowerCase()}`} className="py-1 underline underline-offset-4">
                {name}
              </a>
            ))}
          </nav>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className="focus:outline-none">
        <Container>
          {Object.entries(CHAPTERS).map(([name, Chapter]) => (
            <div key={name} id={name.toLowerCase()} className="py-10">
              <h2 className="mb-6">{name}</h2>
              <Chapter />
            </div>
          ))}
        </Container>
      </main>
    </>
  )
}
