export default ['url-resolver']
