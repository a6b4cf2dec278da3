export default ['account']
