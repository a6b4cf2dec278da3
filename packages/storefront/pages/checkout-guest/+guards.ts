export default ['external-checkout']
