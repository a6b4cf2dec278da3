// The wishlist's parts with the products' own cards: the wishlist knows no products, their cards have its hearts.
import { ProductTile } from '../product/product-tile.tsx'
import { SharedWishlistScreen as Shared } from '../wishlist/shared-wishlist-screen.tsx'
import { WishlistScreen as Own } from '../wishlist/wishlist-screen.tsx'
import { WishlistSidebar as Sidebar } from '../wishlist/wishlist-sidebar.tsx'

export const WishlistScreen = () => <Own tile={ProductTile} />

export const SharedWishlistScreen = () => <Shared tile={ProductTile} />

export const WishlistSidebar = () => <Sidebar tile={ProductTile} />
