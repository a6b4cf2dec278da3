// The page that is shown, in another store view: for links that lead there.
import { useEffect, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { BROWSER_URL } from '../data/graphql-client.ts'
import type { Routed } from '../routed.ts'
import { splitPage } from './page-view.ts'
import { pathInView, readPathsInViews, type PathsInViews } from './paths-in-views.ts'
import type { StoreView } from './store-views.ts'

/**
 * Answers the page's path in a view, without prefix; undefined where that has no such page, as far as is known.
 * @param isNeeded whether a link is about to be used: the server has read the paths of the first page only
 */
export function usePageInViews(isNeeded: boolean): (view: StoreView) => string | undefined {
  const pageContext = usePageContext()
  const elsewhere = pageContext.data?.elsewhere
  const routed = elsewhere && 'routed' in elsewhere ? elsewhere.routed : undefined
  const read = usePathsOf(isNeeded ? routed : undefined)
  const { view: own, path } = splitPage(pageContext)
  const [address = '/'] = path.split('#')
  const paths = elsewhere && ('paths' in elsewhere ? elsewhere.paths : (read ?? {}))
  return (view) => {
    if (view.code === own.code) return address
    return pageContext.is404 === true ? undefined : pathInView(address, paths, view)
  }
}

/** Read in the browser; undefined until then. */
function usePathsOf(routed: Routed | undefined): PathsInViews | undefined {
  const pageContext = usePageContext()
  const [read, setRead] = useState<{ routed: Routed; paths: PathsInViews }>()
  useEffect(() => {
    if (!routed) return undefined
    let isLeft = false
    void readPathsInViews(pageContext, routed, { url: BROWSER_URL }).then((paths) => {
      if (!isLeft) setRead({ routed, paths })
    })
    return () => {
      isLeft = true
    }
  }, [pageContext, routed])
  return read && read.routed === routed ? read.paths : undefined
}
