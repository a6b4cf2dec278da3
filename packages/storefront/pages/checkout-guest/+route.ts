export default '/checkout-guest'
