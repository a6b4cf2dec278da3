export default '/checkout/cart'
