// Entry of the catalogue page: every component in its states, for looking at and for testing.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './catalogue.css'
import { CataloguePage } from './catalogue-page.tsx'

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <CataloguePage />
  </StrictMode>,
)
