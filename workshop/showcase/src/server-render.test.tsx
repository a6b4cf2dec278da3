// Every component on the server: no DOM is touched, and the HTML suits a strict content security policy.
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ShowcasePage } from './showcase-page.tsx'

const html = renderToString(<ShowcasePage />)

it('renders the whole showcase on the server', () => {
  expect(html).toContain('Lit superposé Laurentides')
})

it('writes no inline style, script or event handler', () => {
  expect(html).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=/)
})

it('gives every id once', () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
