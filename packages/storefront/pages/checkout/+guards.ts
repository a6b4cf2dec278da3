export default ['external-checkout', 'checkout']
