// Entry of the showcase page: every component in its states, for looking at and for testing.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './showcase.css'
import { ShowcasePage } from './showcase-page.tsx'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <ShowcasePage />
  </StrictMode>,
)
