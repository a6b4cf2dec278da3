export default '/checkout/thank-you'
