export default '/checkout'
