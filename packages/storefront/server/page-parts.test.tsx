import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { expect, it, vi } from 'vitest'
import { Alike } from '../src/shared/alike.tsx'
import type { PageParts } from '../src/shared/page-context.d.ts'
import { createPartStore } from './page-parts.ts'

const rendered = vi.fn()

function Bed({ name }: { name: string }) {
  rendered(name)
  return <li id={useId()}>{name}</li>
}

/** A list with one part per bed, and an entry that every page has for itself. */
function page(names: readonly string[], parts?: PageParts): string {
  return renderToString(
    <VikeReactProviderPageContext pageContext={{ parts } as unknown as PageContext}>
      <ul>
        {names.map((name) => (
          <Alike key={name} by={[name]}>
            <Bed name={name} />
          </Alike>
        ))}
        <li>own</li>
      </ul>
    </VikeReactProviderPageContext>,
  )
}

it('renders a part once, and pages are as they would be without', () => {
  const partsOfPage = createPartStore()
  const names = ['Loft & bunk', 'Lit « haut »']
  const plain = page(names)
  rendered.mockClear()
  for (const _visit of [1, 2]) {
    const parts = partsOfPage()
    expect(Buffer.concat(parts.finish(page(names, parts))).toString()).toBe(plain)
  }
  expect(rendered.mock.calls).toEqual([['Loft & bunk'], ['Lit « haut »']])
})

it('knows parts by all that decides what they look like', () => {
  const partsOfPage = createPartStore()
  const texts = [['A'], ['B'], ['A', 'B']].map((names) => {
    const parts = partsOfPage()
    return Buffer.concat(parts.finish(page(names, parts))).toString()
  })
  expect(texts.map((text) => text.replaceAll(/<[^>]+>/g, ''))).toEqual(['Aown', 'Bown', 'ABown'])
})

it('leaves a page without parts as it is', () => {
  expect(String(Buffer.concat(createPartStore()().finish('<p>own</p>')))).toBe('<p>own</p>')
})
